import { paths, savedSearchPath } from '@tandem/contract/paths'
import { pushToDevices } from '#features/push/push.api.ts'
import type { HitSummary } from '#features/search/search.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { mailSettingsLine } from '#platform/mail/mail-settings.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { oneClickHeaders } from '#platform/mail/unsubscription.ts'
import { openSavedSearch } from '../open-saved-search.ts'
import { ownerOf } from '../owners/owner.ts'
import { findWithOwners, type OwnedSavedSearch } from '../owners/owners.store.ts'
import { makeToken } from '../unsubscribing/token.ts'
import { alertTexts } from './alert.mail.ts'
import type { AlertInterval } from './intervals.rules.ts'
import type { NewHits } from './new-hits.ts'
import { toMailItem } from './to-item.ts'

/** Of what is still found when the mail leaves, to who still wants it; their devices are told with it or without. */
export async function sendAlertMail(
  anyCtx: Context,
  { savedSearchId, recordIds, more }: NewHits,
): Promise<void> {
  const [owned] = await findWithOwners(anyCtx.db, [savedSearchId])
  const owner = owned && ownerOf(owned)
  if (!owner || !owned.mayAlert) return
  const { savedSearch, account } = owned
  const { notificationInterval: interval } = savedSearch
  if (interval === 'never') return
  const ctx = { ...anyCtx, locale: account.locale }
  const search = await openSavedSearch(ctx, owner, savedSearch)
  const hits = await search.summarise(await search.filter(recordIds))
  if (hits.length === 0) return
  if (owned.wantsMail) await send(ctx, owned, { hits, more, interval })
  await pushToDevices(ctx.db, {
    accountIds: [account.id],
    kind: 'new_matches',
    path: savedSearchPath(savedSearch),
    tag: `search-${savedSearchId}`,
  })
}

type Mailed = { hits: HitSummary[]; more: number; interval: AlertInterval }

async function send(
  ctx: Context,
  { savedSearch, account }: OwnedSavedSearch,
  { hits, more, interval }: Mailed,
): Promise<void> {
  const { locale } = account
  const token = makeToken(ctx, savedSearch)
  await sendMail(
    ctx,
    account,
    alertTexts,
    {
      kind: savedSearch.kind,
      name: inOneLine(savedSearch.name),
      items: hits.map((hit) => toMailItem(hit, pageAddress(ctx, locale, hit.link), locale)),
      more,
      interval,
      links: {
        search: pageAddress(ctx, locale, savedSearchPath(savedSearch)),
        settings: mailSettingsLine(ctx, locale),
        optOut: pageAddress(ctx, locale, paths.unsubscribe({ token })),
      },
    },
    { headers: oneClickHeaders(ctx, `/search-pattern/unsubscription/${token}`) },
  )
}
