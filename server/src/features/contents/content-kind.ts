import type { Content, EditedContent } from '@tandem/contract/backend/contents'
import type { Context } from '#platform/context/context.ts'

/** What readers see of a content now. */
export type StoredContent = {
  id: string
  content: Content
  isStarter: boolean
  changedAt: Date
  isShown: boolean
}

/** What the feature that shows a content to readers tells about it, and how it is changed there. */
export type ContentKind<Kept extends Content = Content> = {
  name: Kept['kind']
  list(ctx: Context): Promise<StoredContent[]>
  find(ctx: Context, id: string): Promise<StoredContent | null>
  /** Refuses at its field what only the database can judge; answers what is stored. */
  check(ctx: Context, id: string | null, content: Kept): Promise<Kept>
  /** A new one gets its row. */
  publish(ctx: Context, id: string, content: Kept): Promise<void>
  /** It belongs to the university from now on: no release changes it. */
  claim(ctx: Context, id: string): Promise<void>
  /** What its texts may hold in braces. */
  placeholders?(ctx: Context, id: string): Promise<EditedContent['placeholders']>
  /** Of one that is new, where that is possible. */
  newId?(ctx: Context, content: Kept): Promise<string>
}
