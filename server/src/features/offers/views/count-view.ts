import type { Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { addView } from './views.store.ts'

type Read = { id: string; companyId: string; status: 'draft' | 'published' | 'closed' }

/**
 * Counts a reader once a day and offer, while the offer is published. The company's own people and admins are no
 * readers. What is kept until the day is over cannot be traced back to the account without the server's key.
 */
export async function countView(ctx: Context, viewer: Viewer, offer: Read): Promise<void> {
  const isOwn = viewer.type === 'company' && viewer.companyId === offer.companyId
  if (offer.status !== 'published' || isOwn || viewer.type === 'admin') return
  const day = berlinDay(ctx.clock())
  const mark = ctx.secrets.sign('offer view', `${day} ${offer.id} ${viewer.accountId}`)
  await addView(ctx.db, { offerId: offer.id, day, mark })
}
