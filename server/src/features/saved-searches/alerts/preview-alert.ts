import type { HandlerInput, HandlerOutput } from '@tandem/contract/endpoint'
import type { previewPattern as endpoint } from '@tandem/contract/saved-searches'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { mailContent } from '#platform/mail/mail-content.ts'
import { openSaved } from '../open-saved-search.ts'
import { findOwn } from '../saved-searches.store.ts'
import { hitsTexts } from './alert.mail.ts'
import { findUntold } from './alert-deliveries.store.ts'
import { nextMailOn } from './intervals.rules.ts'
import { listedHits } from './new-hits.ts'
import { toItem } from './to-item.ts'

const noLinks = { search: '', settings: '', optOut: '' }

/** What the next mail would hold; as long as nothing is new, what is found now as an example. */
export async function previewPattern(
  ctx: Context,
  viewer: Viewer,
  { params: { id } }: Pick<HandlerInput<typeof endpoint>, 'params'>,
): Promise<HandlerOutput<(typeof endpoint)['output']>> {
  const pattern = await findOwn(ctx.db, viewer, id)
  if (!pattern) throw new AppError('not_found')
  const search = await openSaved(ctx, viewer, pattern)
  const untold = await search.among((await findUntold(ctx.db, [id])).get(id) ?? [])
  const isExample = untold.length === 0
  const ids = isExample ? await search.newest(listedHits) : untold
  const hits = await search.show(ids.slice(0, listedHits))
  const more = ids.length - hits.length
  const { applicant } = await ctx.settings(ctx.db)
  const isDu = viewer.type === 'applicant' && applicant.youCanSayYouToMe
  const { kind, name, notificationInterval } = pattern
  const interval = notificationInterval === 'never' ? 'daily' : notificationInterval
  const items = hits.map((hit) => toItem(hit, hit.link, ctx.locale))
  const facts = { kind, name, items, more, interval, links: noLinks }
  return {
    subject: mailContent(hitsTexts, { locale: ctx.locale, isDu }, facts).subject,
    hits,
    more,
    isExample,
    nextOn: nextMailOn(pattern, ctx.clock()),
  }
}
