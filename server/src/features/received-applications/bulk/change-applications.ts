import type { HandlerInput } from '@tandem/contract/endpoint'
import type {
  ChangeResult,
  changeApplications as endpoint,
} from '@tandem/contract/received-applications/changes'
import {
  lockApplication,
  moveApplication,
  recordOutcome,
  requireDeclineReason,
  undoChange,
} from '#features/applications/applications.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { errorTexts } from '#platform/http/errors/error-texts.ts'
import { assignHandler } from '../assessment/assess.ts'
import { lockHandling } from '../assessment/assessments.store.ts'
import { mayMake } from '../received-applications.rules.ts'
import { requireReceived } from '../require-received.ts'
import { fillFor, scheduleReply } from './schedule-reply.ts'
import { recallScheduled } from './scheduled-replies.store.ts'

type Input = HandlerInput<typeof endpoint>
type Named = Input['body']['applications'][number]

/** One after the other, each in a transaction of its own: what fails says so and keeps none of the others. */
export async function changeApplications(
  ctx: Context,
  viewer: CompanyViewer,
  { body: { applications, change } }: Input,
): Promise<ChangeResult[]> {
  if (!mayMake(viewer, change)) throw new AppError('company_suspended')
  if (change.kind === 'recall') return recall(ctx, viewer, applications)
  if (change.kind === 'decline') await requireDeclineReason(ctx, change.reason, 'change.reason')
  const results: ChangeResult[] = []
  for (const named of applications) results.push(await changeOne(ctx, viewer, named, change))
  return results
}

async function changeOne(
  ctx: Context,
  viewer: CompanyViewer,
  named: Named,
  change: Input['body']['change'],
): Promise<ChangeResult> {
  try {
    const revision = await transaction(ctx, async (ctx) => {
      const before = await lockRevision(ctx, viewer, named.id, change.kind)
      const after = (await apply(ctx, viewer, named, change)).revision
      return after === before ? null : after
    })
    return { id: named.id, code: null, reason: null, revision }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refused(ctx, named.id, error.code)
  }
}

/** Of what can stand there already; locked, so that a colleague's change is not taken for this one. */
async function lockRevision(
  ctx: Context,
  viewer: CompanyViewer,
  id: string,
  kind: Input['body']['change']['kind'],
): Promise<number | null> {
  if (kind !== 'move' && kind !== 'decline' && kind !== 'assign') return null
  await requireReceived(ctx, viewer, id)
  const row = kind === 'assign' ? await lockHandling(ctx.db, id) : await lockApplication(ctx.db, id)
  return row?.revision ?? null
}

async function apply(
  ctx: Context,
  viewer: CompanyViewer,
  { id, revision }: Named,
  change: Input['body']['change'],
): Promise<{ revision: number }> {
  const params = { id }
  const rest = { query: undefined, upload: undefined }
  switch (change.kind) {
    case 'move':
      return moveApplication(ctx, viewer, { params, ...rest, body: { stage: change.stage, revision } })
    case 'decline': {
      const { reason } = change
      const note = await fillFor(ctx, viewer, id, change.note ?? '')
      const body = { outcome: 'declined_by_company' as const, reason, note, revision }
      return recordOutcome(ctx, viewer, { params, ...rest, body })
    }
    case 'assign': {
      const { handlerId } = change
      return assignHandler(ctx, viewer, { params, ...rest, body: { handlerId, revision } })
    }
    case 'undo':
      return undoChange(ctx, viewer, { params, ...rest, body: { revision } })
    default: {
      if (change.kind === 'reply') await scheduleReply(ctx, viewer, id, change)
      return { revision }
    }
  }
}

async function recall(ctx: Context, { accountId }: CompanyViewer, applications: Named[]) {
  const ids = applications.map(({ id }) => id)
  const recalled = await recallScheduled(ctx.db, accountId, ids)
  return applications.map(({ id, revision }) =>
    recalled.includes(id) ? { id, code: null, reason: null, revision } : refused(ctx, id, 'undo_expired'),
  )
}

function refused(ctx: Context, id: string, code: AppError['code']): ChangeResult {
  return { id, code, reason: errorTexts[ctx.locale][code].description, revision: null }
}
