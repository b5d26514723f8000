import type { Content } from '@tandem/contract/backend/contents'
import { contentVersion } from '#features/contents/contents.schema.ts'
import { newId } from '#platform/db/columns.ts'
import type { TestApp } from '#testing/test-app.ts'
import { notice } from './notices.schema.ts'

/** For tests: one that is to say something else, much later. */
export async function insertPlannedNotice({ db }: TestApp) {
  const id = newId()
  await db.insert(notice).values({ key: id, type: 'info', titleDe: 'Hallo', titleEn: '' })
  const content: Content = {
    ...{ kind: 'notice' as const, type: 'info' as const, audience: 'everyone' as const },
    ...{ titleDe: 'Neu', titleEn: '', bodyDe: '', bodyEn: '' },
    ...{ showFrom: null, showUntil: null, isWithdrawn: false },
  }
  const planned = { kind: 'notice', recordId: id, revision: 1, content, publishAt: new Date('2999-01-01') }
  await db.insert(contentVersion).values(planned)
  return { kind: 'notice', id }
}
