import type { HandlerInput } from '@tandem/contract/endpoint'
import type { startThread as endpoint, Message } from '@tandem/contract/messaging'
import { findApplicationParties } from '#features/applications/applications.api.ts'
import type { ApplicantViewer, CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/http/app-error.ts'
import { mayReadAboutApplications, mayWriteTo, type OwnStartingSide, type Side } from '../messaging.rules.ts'
import { startingSide } from '../sides/own-side.ts'
import { findRecipient } from '../sides/sides.store.ts'
import { sendMessage } from './send-message.ts'
import { validateMessage, validateSubject } from './validate-text.ts'
import {
  countBegun,
  insertThread,
  insertThreadPerson,
  type LockedThread,
  lockBegun,
  lockThread,
} from './writing.store.ts'

/** Begins a thread, or goes on with the one that the application has already. */
export async function startThread(
  ctx: Context,
  viewer: ApplicantViewer | CompanyViewer,
  { params, body }: HandlerInput<typeof endpoint>,
): Promise<Message> {
  const subject = validateSubject(ctx.locale, body.subject)
  const text = validateMessage(ctx.locale, body.message)
  return transaction(ctx, async (ctx) => {
    const own = startingSide(viewer)
    const recipient = await findRecipient(ctx.db, params.id, own)
    if (!recipient) throw new AppError('not_found')
    const verdict = mayWriteTo(own, recipient)
    if (verdict !== 'allowed') throw new AppError(verdict)

    const { applicationId } = body
    const sides: [Side, Side] = [own, recipient.side]
    if (
      applicationId &&
      !(mayReadAboutApplications(own) && (await isBetween(ctx.db, applicationId, sides)))
    ) {
      throw new AppError('not_found')
    }
    if (!applicationId) await requireQuota(ctx, viewer)
    const begun = await insertThread(ctx.db, { subject, sides, applicationId, now: ctx.clock() })
    const thread = begun ?? (await existing(ctx.db, own, applicationId))
    if (recipient.organisationPersonId) {
      await insertThreadPerson(ctx.db, thread.id, recipient.organisationPersonId)
    }
    return sendMessage(ctx, { viewer, own, thread, text })
  })
}

/** Against floods: so many new conversations a day that no application explains. */
const maxNewThreads = { applicant: 20, company: 60 }
const dayMs = 24 * 60 * 60 * 1000

async function requireQuota(
  ctx: Context,
  { type, accountId }: ApplicantViewer | CompanyViewer,
): Promise<void> {
  await lockBegun(ctx.db, accountId)
  const since = new Date(ctx.clock().getTime() - dayMs)
  if ((await countBegun(ctx.db, accountId, since)) >= maxNewThreads[type]) {
    throw new AppError('too_many_new_threads')
  }
}

/** Whether an application went from one of the sides to the other. */
async function isBetween(db: Db, applicationId: string, sides: [Side, Side]): Promise<boolean> {
  const parties = await findApplicationParties(db, applicationId)
  return (
    parties?.sentAt != null &&
    sides.some((side) => side.kind === 'applicant' && side.applicantId === parties.applicantId) &&
    sides.some((side) => side.kind === 'company' && side.companyId === parties.companyId)
  )
}

async function existing(
  db: Db,
  own: OwnStartingSide,
  applicationId: string | undefined,
): Promise<LockedThread> {
  const thread = applicationId ? await lockThread(db, own, { applicationId }) : null
  // Its sides are the application's own: only a side that was deleted at this moment is no longer there.
  if (!thread) throw new AppError('recipient_unavailable')
  return thread
}
