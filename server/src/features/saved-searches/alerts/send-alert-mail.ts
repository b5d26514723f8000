import { paths, savedSearchPath } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { mailSettingsLine } from '#platform/mail/mail-settings.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { openSaved } from '../open-saved-search.ts'
import { keeperOf } from '../owner.ts'
import { findKept } from '../owners.store.ts'
import { makeToken } from '../unsubscribing/token.ts'
import { hitsTexts } from './alert.mail.ts'
import type { NewHits } from './new-hits.ts'
import { toItem } from './to-item.ts'

/** Of what is still found when the mail leaves, to who still wants it. */
export async function sendHitsMail(anyCtx: Context, { patternId, recordIds, more }: NewHits): Promise<void> {
  const [kept] = await findKept(anyCtx.db, [patternId])
  const keeper = kept && keeperOf(kept)
  if (!keeper || !kept.wantsMail || kept.pattern.notificationInterval === 'never') return
  const { pattern, account } = kept
  const { locale } = account
  const ctx = { ...anyCtx, locale }
  const search = await openSaved(ctx, keeper, pattern)
  const hits = await search.show(await search.among(recordIds))
  if (hits.length === 0) return
  const token = makeToken(ctx, pattern)
  await sendMail(
    ctx,
    account,
    hitsTexts,
    {
      kind: pattern.kind,
      name: inOneLine(pattern.name),
      items: hits.map((hit) => toItem(hit, pageAddress(ctx, locale, hit.link), locale)),
      more,
      interval: kept.pattern.notificationInterval,
      links: {
        search: pageAddress(ctx, locale, savedSearchPath(pattern)),
        settings: mailSettingsLine(ctx, locale),
        optOut: pageAddress(ctx, locale, paths.unsubscribe({ token })),
      },
    },
    {
      'List-Unsubscribe': `<${ctx.config.http.baseUrl}/api/search-pattern/unsubscription/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  )
}
