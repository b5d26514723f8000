import type { BulkChange } from '@tandem/contract/received-applications/changes'
import type { CompanyViewer } from '#platform/auth/viewer.ts'

type Note = { authorId: string | null }

/** Nobody changes the words of somebody else. */
export const mayChangeNote = ({ accountId }: CompanyViewer, { authorId }: Note): boolean =>
  authorId === accountId

/** What reaches applicants is refused to a company that an admin has suspended, as it is for a single one. */
export const mayMake = ({ companySuspended }: CompanyViewer, { kind }: BulkChange): boolean =>
  !companySuspended || (kind !== 'move' && kind !== 'decline' && kind !== 'reply')

/** What somebody left behind can be tidied up by those who stay. */
export const mayDeleteNote = (viewer: CompanyViewer, note: Note): boolean =>
  mayChangeNote(viewer, note) || note.authorId === null
