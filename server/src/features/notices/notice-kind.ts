import type { ContentOf } from '@tandem/contract/backend/contents'
import type { ContentKind, StoredContent } from '#features/contents/contents.api.ts'
import { newId } from '#platform/db/columns.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { findNotice, listNoticeRows, type NoticeRow, saveNotice } from './notices.store.ts'

export const noticeKind: ContentKind<ContentOf<'notice'>> = {
  name: 'notice',
  list: async (ctx) => (await listNoticeRows(ctx.db)).map(toStored),
  async find(ctx, id) {
    const row = await findNotice(ctx.db, id)
    return row && toStored(row)
  },
  async check(ctx, _id, content) {
    const { showFrom, showUntil } = content
    if (showFrom && showUntil && showUntil <= showFrom)
      throw invalidField(ctx.locale, 'content.showUntil', 'period')
    return content
  },
  publish: (ctx, id, { kind: _, bodyDe, bodyEn, showFrom, showUntil, ...content }) =>
    saveNotice(ctx.db, {
      ...{ ...content, key: id, descDe: bodyDe, descEn: bodyEn, updatedAt: ctx.clock() },
      ...{
        showFrom: showFrom ? new Date(showFrom) : null,
        showUntil: showUntil ? new Date(showUntil) : null,
      },
    }),
  // No release has notices.
  claim: async () => undefined,
  newId: async () => newId(),
}

const toStored = (row: NoticeRow): StoredContent => ({
  ...{ id: row.key, isStarter: false, changedAt: row.updatedAt, isShown: true },
  content: {
    kind: 'notice',
    ...{ type: row.type, audience: row.audience, isWithdrawn: row.isWithdrawn },
    ...{ titleDe: row.titleDe, titleEn: row.titleEn, bodyDe: row.descDe, bodyEn: row.descEn },
    showFrom: row.showFrom?.toISOString() ?? null,
    showUntil: row.showUntil?.toISOString() ?? null,
  },
})
