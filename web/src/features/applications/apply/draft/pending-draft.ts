import type { Application } from '@tandem/contract/applications'
import { isSame } from '#lib/form/is-same.ts'
import { readUnsaved, storeUnsaved } from '#lib/form/unsaved-values.ts'
import { type DraftFields, fieldsOf, validFields } from './draft-fields.ts'

/** What is typed and not saved, with the version it began from. */
type Pending = { fields: DraftFields; revision: number }

const keptAs = (id: string) => `draft ${id}`

/** What an earlier visit typed and could not save; nothing where it arrived all the same. */
export function readPending(draft: Application): Pending | null {
  const pending = readUnsaved(keptAs(draft.id)) as Pending | null
  if (!pending) return null
  const fields = fieldsOf({ ...draft, ...pending.fields })
  return isSaved(fields, draft) ? null : { fields, revision: pending.revision }
}

/** For a reload; `saved` is the version that the fields began from. */
export function storePending(fields: DraftFields, saved: Application): void {
  // JSON knows no NaN: read again it would empty the field.
  const grade = Number.isNaN(fields.grade) ? saved.grade : fields.grade
  const typed = fieldsOf({ ...fields, grade })
  storeUnsaved(keptAs(saved.id), isSaved(typed, saved) ? null : { fields: typed, revision: saved.revision })
}

export const dropPending = (id: string): void => storeUnsaved(keptAs(id), null)

/** Spaces around a text do not count. */
const isSaved = (fields: DraftFields, draft: Application) =>
  isSame({ ...fields, ...validFields(fields) }, fieldsOf(draft))
