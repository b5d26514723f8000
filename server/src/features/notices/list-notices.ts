import type { Notice } from '@tandem/contract/notices'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findCurrentNotices } from './notices.store.ts'

export async function listNotices(ctx: Context, viewer: Viewer | null): Promise<Notice[]> {
  const notices = await findCurrentNotices(ctx.db, ctx.clock(), viewer)
  const isEnglish = ctx.locale === 'en'
  return notices.map((notice) => ({
    key: notice.key,
    type: notice.type,
    title: (isEnglish && notice.titleEn) || notice.titleDe,
    desc: (isEnglish && notice.descEn) || notice.descDe,
  }))
}
