import type { HandlerInput, HandlerOutput } from '@tandem/contract/endpoint'
import type { previewSavedSearch as endpoint } from '@tandem/contract/saved-searches'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { mailContent } from '#platform/mail/mail-content.ts'
import { openSavedSearch } from '../open-saved-search.ts'
import { findOwnSavedSearch } from '../saved-searches.store.ts'
import { alertTexts } from './alert.mail.ts'
import { findUnreadAlerts } from './alert-deliveries.store.ts'
import { nextMailOn } from './intervals.rules.ts'
import { maxListedHits } from './new-hits.ts'
import { toMailItem } from './to-item.ts'

const noLinks = { search: '', settings: '', optOut: '' }

/** What the next mail would hold; as long as nothing is new, what is found now as an example. */
export async function previewSavedSearch(
  ctx: Context,
  viewer: Viewer,
  { params: { id } }: Pick<HandlerInput<typeof endpoint>, 'params'>,
): Promise<HandlerOutput<(typeof endpoint)['output']>> {
  const savedSearch = await findOwnSavedSearch(ctx.db, viewer, id)
  if (!savedSearch) throw new AppError('not_found')
  const search = await openSavedSearch(ctx, viewer, savedSearch)
  const unread = await search.filter((await findUnreadAlerts(ctx.db, [id])).get(id) ?? [])
  const isExample = unread.length === 0
  const ids = isExample ? await search.newest(maxListedHits) : unread
  const hits = await search.summarise(ids.slice(0, maxListedHits))
  const more = ids.length - hits.length
  const { applicant } = await ctx.settings(ctx.db)
  const isDu = viewer.type === 'applicant' && applicant.youCanSayYouToMe
  const { kind, name, notificationInterval } = savedSearch
  const interval = notificationInterval === 'never' ? 'daily' : notificationInterval
  const items = hits.map((hit) => toMailItem(hit, hit.link, ctx.locale))
  const facts = { kind, name, items, more, interval, links: noLinks }
  return {
    subject: mailContent(alertTexts, { locale: ctx.locale, isDu }, facts).subject,
    hits,
    more,
    isExample,
    nextOn: nextMailOn(savedSearch, ctx.clock()),
  }
}
