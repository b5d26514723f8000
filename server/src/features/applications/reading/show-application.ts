import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { completeness } from '@tandem/contract/applications/completeness'
import { matchApplications } from '#features/matching/matching.api.ts'
import { listFreePlaces } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { allowedActions, allowedOutcomes, isOwner, isRecipient } from '../applications.rules.ts'
import { type ApplicationRecord, findRecord, listRequiredDocuments } from '../applications.store.ts'
import { listAttachments } from '../content/attachments.store.ts'
import { presentAttachment } from '../content/attachments.ts'
import { missing } from '../content/content.rules.ts'
import { readContent } from '../content/content.store.ts'
import { showTimeline } from '../timeline/show-timeline.ts'
import { findClosures } from './draft-closures.ts'
import { asKnownTo, presentSummary } from './present-summary.ts'
import { mayIdentify } from './read-scope.ts'

/** The whole record as the viewer, who may read it, sees it. */
export async function showApplication(ctx: Context, viewer: Viewer, id: string): Promise<Application> {
  const found = await findRecord(ctx.db, id)
  if (!found) throw new Error(`There is no application ${id}`)
  return showRecord(ctx, viewer, found)
}

/** The same of one that was just read. */
export async function showRecord(
  ctx: Context,
  viewer: Viewer,
  found: ApplicationRecord,
): Promise<Application> {
  const record = asKnownTo(ctx, viewer, found)
  const { id } = record
  const content = await readContent(ctx.db, id)
  const listed = await listAttachments(ctx.db, [id])
  const attachments = listed.filter(({ scan }) => scan !== 'infected')
  const documents = record.offerId ? await listRequiredDocuments(ctx.db, [record.offerId]) : []
  const requiredDocuments = documents.map(({ key }) => key)
  const matches = await matchApplications(ctx, [record])
  const closure = (await findClosures(ctx, [record])).get(id)
  const { offerType } = (await ctx.settings(ctx.db)).company
  const filled = { type: record.type, content, attachments, offerType }
  return {
    ...presentSummary(
      record,
      requiredDocuments,
      { match: matches.get(id) ?? null, closure },
      { ctx, viewer },
    ),
    ...content,
    moduleAdditionals: content.moduleAdditionals.filter(({ visible }) => visible || isOwner(viewer, record)),
    declineReason: record.outcome === 'declined_by_company' ? record.declineReason : null,
    declineNote: record.outcome === 'declined_by_company' ? record.declineNote : '',
    outcomes: allowedOutcomes(viewer, record),
    freePlaces: record.offerId ? await listFreePlaces(ctx.db, record.offerId) : [],
    filledPercentage: completeness(filled).percent,
    applicant: { ...record.person, image: await photoOf(ctx, viewer, record) },
    // What was infected, and is gone, is told to who uploaded it alone.
    attachments: (isOwner(viewer, record) ? listed : attachments).map((file) =>
      presentAttachment(ctx, record.applicantId, file),
    ),
    timeline: await showTimeline(ctx, viewer, record),
    missing: missing(filled, requiredDocuments),
    can: allowedActions(viewer, record, { isClosed: closure !== undefined, now: ctx.clock() }),
  }
}

/** It is the person's, no part of what was sent: with a withdrawn application it is taken back. */
async function photoOf(ctx: Context, viewer: Viewer, record: ApplicationRecord): Promise<string | null> {
  const { status, applicantId, person } = record
  const isTakenBack = status === applicationStatuses.cancelled && isRecipient(viewer, record)
  return isTakenBack && !(await mayIdentify(ctx, viewer, applicantId)) ? null : person.image
}
