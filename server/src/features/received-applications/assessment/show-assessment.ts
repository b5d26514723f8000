import type { HandlerInput } from '@tandem/contract/endpoint'
import type * as contract from '@tandem/contract/received-applications'
import type { Assessment, AssessmentSummary } from '@tandem/contract/received-applications'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { mayChangeNote, mayDeleteNote } from '../received-applications.rules.ts'
import { requireReceived } from '../require-received.ts'
import {
  countNotes,
  findHandling,
  listHandlers,
  listHandlings,
  listMeanRatings,
  listRatings,
} from './assessments.store.ts'
import { listNotes } from './notes.store.ts'

type Handling = { accountId: string | null; assignedAt: Date | null; revision: number }
type Colleague = { id: string; name: string }

/** One of somebody who left, or may no longer read applications, is handled by nobody and says so. */
function presentHandling(handling: Handling | undefined, colleagues: Colleague[]) {
  const handler = colleagues.find(({ id }) => id === handling?.accountId) ?? null
  return {
    handler,
    handlerLeft: handler === null && handling?.assignedAt != null,
    revision: handling?.revision ?? 0,
  }
}

export async function listAssessments(
  ctx: Context,
  { companyId }: CompanyViewer,
  { query }: HandlerInput<typeof contract.listAssessments>,
) {
  const received = { companyId, ids: query.id }
  const colleagues = await listHandlers(ctx.db, companyId)
  const handlings = await listHandlings(ctx.db, received)
  const handlingOf = new Map(handlings.map((each) => [each.applicationId, each]))
  const ratings = await listMeanRatings(ctx.db, received)
  const notes = await countNotes(ctx.db, received)
  const known = new Set([...handlingOf.keys(), ...ratings.keys(), ...notes.keys()])
  const assessments: AssessmentSummary[] = [...known].map((applicationId) => ({
    applicationId,
    ...presentHandling(handlingOf.get(applicationId), colleagues),
    rating: ratings.get(applicationId) ?? null,
    notes: notes.get(applicationId) ?? 0,
  }))
  return { assessments, colleagues }
}

export async function getAssessment(
  ctx: Context,
  viewer: CompanyViewer,
  { params }: { params: { id: string } },
): Promise<Assessment> {
  await requireReceived(ctx, viewer, params.id)
  return showAssessment(ctx, viewer, params.id)
}

/** Of an application that the viewer's company received. */
export async function showAssessment(
  ctx: Context,
  viewer: CompanyViewer,
  applicationId: string,
): Promise<Assessment> {
  const colleagues = await listHandlers(ctx.db, viewer.companyId)
  const ratings = await listRatings(ctx.db, applicationId)
  const notes = await listNotes(ctx.db, applicationId)
  const sum = ratings.reduce((total, { rating }) => total + rating, 0)
  return {
    ...presentHandling(await findHandling(ctx.db, applicationId), colleagues),
    rating: ratings.length === 0 ? null : sum / ratings.length,
    ratings: ratings.map(({ accountId, rating, firstName, lastName }) => ({
      colleague: { id: accountId, name: `${firstName} ${lastName}` },
      rating,
      own: accountId === viewer.accountId,
    })),
    notes: notes.map(({ authorId, firstName, lastName, createdAt, updatedAt, ...note }) => ({
      ...note,
      author: firstName === null ? null : `${firstName} ${lastName}`,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      can: { edit: mayChangeNote(viewer, { authorId }), delete: mayDeleteNote(viewer, { authorId }) },
    })),
  }
}
