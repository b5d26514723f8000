import type { Application } from '@tandem/contract/applications'
import { readUnsaved, storeUnsaved } from '#lib/form/unsaved-values.ts'

/** A letter that is typed and not saved, with the version of the draft that it began from. */
type Pending = { letter: string; revision: number }

const keptAs = (id: string) => `letter ${id}`

/** What an earlier visit typed and could not save, by draft; nothing where it arrived all the same. */
export function readPendingLetters(drafts: Application[]): Map<string, Pending> {
  return new Map(
    drafts.flatMap(({ id, coverLetter }) => {
      const pending = readUnsaved(keptAs(id)) as Pending | null
      return pending && pending.letter !== coverLetter ? [[id, pending]] : []
    }),
  )
}

export const storePendingLetter = (
  { id, coverLetter }: Pick<Application, 'id' | 'coverLetter'>,
  { letter, revision }: Pending,
): void => storeUnsaved(keptAs(id), letter === coverLetter ? null : { letter, revision })

export const dropPendingLetter = (id: string): void => storeUnsaved(keptAs(id), null)
