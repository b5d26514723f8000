import {
  type EmailSubscription,
  emailSubscriptions,
  subscribedByDefault,
} from '@tandem/contract/accounts/own-account'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findSubscriptions } from './subscriptions.store.ts'

export async function getSubscriptions(ctx: Context, viewer: Viewer) {
  const subscriptions = await listOwnSubscriptions(ctx, viewer)
  return subscriptions.map(({ id, enabled }) => ({ id, enabled }))
}

/** With the instant at which each was turned on or off last, for the account's export. */
export async function listOwnSubscriptions(ctx: Context, viewer: Viewer) {
  const chosen = await findSubscriptions(ctx.db, viewer.accountId)
  const offered = emailSubscriptions.filter((id) => isOffered(viewer, id))
  return offered.map((id) => ({
    id,
    enabled: chosen.get(id)?.enabled ?? subscribedByDefault[id],
    changedAt: chosen.get(id)?.changedAt?.toISOString() ?? null,
  }))
}

export const isOffered = (viewer: Viewer, subscription: EmailSubscription): boolean =>
  subscription !== 'waiting_companies' || viewer.type === 'admin'
