import type { HandlerInput } from '@tandem/contract/endpoint'
import type { showTyping as endpoint } from '@tandem/contract/messaging'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { publishUnkept } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findWithoutReceipts } from '../settings/settings.store.ts'
import { ownSide } from '../sides/own-side.ts'
import { findReaderIds } from '../sides/sides.store.ts'
import { findReach } from './reach.ts'
import { findThreadSides } from './writing.store.ts'

/**
 * Tells colleagues, and those of the other side whom a message would reach, who is writing. Writing shows that somebody
 * is there, as a receipt does, so that across the sides both must want receipts.
 */
export async function showTyping(
  { db }: Context,
  viewer: Viewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<true> {
  const own = await ownSide(db, viewer)
  const thread = own && (await findThreadSides(db, own, params.id))
  if (!thread) throw new AppError('not_found')
  const { accountId } = viewer
  const reach = await findReach(db, thread, own, accountId)
  if (reach.unreachable !== null) return true
  const colleagues = (await findReaderIds(db, own, thread)).filter((id) => id !== accountId)
  const without = new Set(await findWithoutReceipts(db, [accountId, ...reach.recipients]))
  const others = without.has(accountId) ? [] : reach.recipients.filter((id) => !without.has(id))
  const senderId = viewer.type === 'applicant' ? viewer.applicantId : (viewer.organisationPersonId ?? '')
  const data = { threadId: params.id, senderId }
  await publishUnkept(db, { accountIds: colleagues, type: 'typing', data: { ...data, side: 'own' } })
  await publishUnkept(db, { accountIds: others, type: 'typing', data: { ...data, side: 'other' } })
  return true
}
