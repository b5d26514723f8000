import type { Finding } from '../finding.ts'
import type { Position, Seeker } from '../match-input.ts'

type Share = Finding<{ have: number; asked: number }>

/** How many of the expertises asked for the applicant names. */
export function compareExpertises({ expertises }: Seeker, { expertises: asked }: Position): Share {
  if (expertises.length === 0) return null
  return share(asked, (names) => names.some((name) => expertises.includes(name)))
}

/** How many of the documents asked for are attached. Who has attached none has left it open. */
export function compareDocuments({ documents }: Seeker, { requiredDocuments }: Position): Share {
  if (documents.length === 0) return null
  return share(requiredDocuments, (type) => documents.includes(type))
}

function share<T>(asked: readonly T[], isThere: (each: T) => boolean): Share {
  if (asked.length === 0) return null
  const have = asked.filter(isThere).length
  return { score: (100 * have) / asked.length, have, asked: asked.length }
}
