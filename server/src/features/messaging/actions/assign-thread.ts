import type { HandlerInput } from '@tandem/contract/endpoint'
import type { assignThread as endpoint, Thread } from '@tandem/contract/messaging/threads'
import type { AdminViewer, CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { lockThread } from '../sending/writing.store.ts'
import { ownSide } from '../sides/own-side.ts'
import { findColleagues, findHandling, saveHandling } from './actions.store.ts'
import { showThread } from './show-thread.ts'

export async function listThreadColleagues(ctx: Context, viewer: AdminViewer | CompanyViewer) {
  const own = await ownSide(ctx.db, viewer)
  return own && own.kind !== 'applicant' ? findColleagues(ctx.db, own) : []
}

/** Whose it is already is a success without effect. */
export function assignThread(
  ctx: Context,
  viewer: AdminViewer | CompanyViewer,
  { params, body: { handlerId, revision } }: HandlerInput<typeof endpoint>,
): Promise<Thread> {
  return transaction(ctx, async (ctx) => {
    const own = await ownSide(ctx.db, viewer)
    const thread = own && (await lockThread(ctx.db, own, { id: params.id }))
    if (!thread || own.kind === 'applicant') throw new AppError('not_found')
    const { aboutApplication } = thread
    const colleagues = (await findColleagues(ctx.db, own)).filter(
      ({ readsApplications }) => readsApplications || !aboutApplication,
    )
    if (handlerId && !colleagues.some(({ id }) => id === handlerId)) {
      throw invalidField(ctx.locale, 'handlerId', 'invalid')
    }
    const current = await findHandling(ctx.db, thread.id, own.kind)
    if (current.accountId !== handlerId) {
      if (current.revision !== revision) {
        throw new ChangedElsewhere(await showThread(ctx, viewer, own, thread.id))
      }
      const handling = { threadId: thread.id, side: own.kind, accountId: handlerId, revision: revision + 1 }
      await saveHandling(ctx.db, handling)
      const accountIds = colleagues.map(({ id }) => id)
      await publish(ctx.db, { accountIds, type: 'message', data: { threadId: thread.id } })
    }
    return showThread(ctx, viewer, own, thread.id)
  })
}
