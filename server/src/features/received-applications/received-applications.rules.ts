import type { CompanyViewer } from '#platform/auth/viewer.ts'

type Note = { authorId: string | null }

/** Nobody changes the words of somebody else. */
export const mayChangeNote = ({ accountId }: CompanyViewer, { authorId }: Note): boolean =>
  authorId === accountId

/** What somebody left behind can be tidied up by those who stay. */
export const mayDeleteNote = (viewer: CompanyViewer, note: Note): boolean =>
  mayChangeNote(viewer, note) || note.authorId === null
