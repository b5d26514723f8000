import type { Content } from '@tandem/contract/backend/contents'
import type { Db } from '#platform/db/database.ts'
import { insertVersion, listRevisions } from './contents.store.ts'

export { insertConsent, isPublished, listConsentDue, listConsents } from './consent.store.ts'
export type { ContentKind, StoredContent } from './content-kind.ts'
export { listVersionsSavedBy } from './contents.store.ts'
export { freeKey } from './free-key.ts'
export { listContents, readContent, readVersion } from './read-content.ts'
export { cancelPublication, createContent, publishDue, saveContent } from './save-content.ts'

/** A release has written or corrected it. */
export async function addStarterVersion(db: Db, id: string, content: Content, now: Date): Promise<void> {
  const [newest] = await listRevisions(db, content.kind, id)
  const revision = (newest?.revision ?? 0) + 1
  await insertVersion(db, {
    ...{ kind: content.kind, recordId: id, revision, content, isStarter: true },
    ...{ createdAt: now, publishedAt: now },
  })
}
