import { type Application, applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { type createApplication as endpoint, maxProfiles } from '@tandem/contract/applications/drafts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { requireMatchingInterests, requireOpenOffer } from '#features/offers/offers.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { AppError } from '#platform/http/app-error.ts'
import { blocksInitiative } from '../applications.rules.ts'
import {
  addEvent,
  countProfiles,
  findForOffer,
  insertApplication,
  lockApplicant,
  lockNewest,
  updateRow,
} from '../applications.store.ts'
import { showApplication } from '../reading/show-application.ts'
import { fillBlank, requireSource } from './fill-application.ts'
import { findInitiatives, lockOpenCompany } from './initiatives.store.ts'

type Body = HandlerInput<typeof endpoint>['body']
type BodyOf<Type extends Body['type']> = Extract<Body, { type: Type }>

/** Begins an application, or goes on with the one that was begun before. */
export function createApplication(
  ctx: Context,
  viewer: ApplicantViewer,
  { body }: Pick<HandlerInput<typeof endpoint>, 'body'>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => showApplication(ctx, viewer, await begin(ctx, viewer, body)))
}

function begin(ctx: Context, viewer: ApplicantViewer, body: Body): Promise<string> {
  if (body.type === applicationTypes.profile) return beginProfile(ctx, viewer, body)
  if (body.type === applicationTypes.template) return beginTemplate(ctx, viewer)
  if (body.type === applicationTypes.initiative) return beginInitiative(ctx, viewer, body)
  return beginForOffer(ctx, viewer, body)
}

async function beginProfile(
  ctx: Context,
  viewer: ApplicantViewer,
  { title, sourceId }: BodyOf<3>,
): Promise<string> {
  const { applicant } = await ctx.settings(ctx.db)
  const type = applicationTypes.profile
  await lockApplicant(ctx.db, viewer.applicantId)
  if (!applicant.allowMultipleApplications) {
    const only = await lockNewest(ctx.db, viewer.applicantId, type)
    if (only) return only.id
  }
  const there = await countProfiles(ctx.db, viewer.applicantId)
  if (there >= maxProfiles) throw new AppError('too_many_records')
  const id = newId()
  await insertApplication(ctx.db, { ...blank(ctx, viewer, id), type })
  const template = await lockNewest(ctx.db, viewer.applicantId, applicationTypes.template)
  await fill(ctx, viewer, { id, type }, sourceId ?? template?.id)
  if (title) await updateRow(ctx.db, id, { title })
  return id
}

/** Begun with what the applicant has written already, so that it is not typed twice. */
async function beginTemplate(ctx: Context, viewer: ApplicantViewer): Promise<string> {
  const type = applicationTypes.template
  await lockApplicant(ctx.db, viewer.applicantId)
  const there = await lockNewest(ctx.db, viewer.applicantId, type)
  if (there) return there.id
  const id = newId()
  await insertApplication(ctx.db, { ...blank(ctx, viewer, id), type })
  const profile = await lockNewest(ctx.db, viewer.applicantId, applicationTypes.profile)
  await fill(ctx, viewer, { id, type }, profile?.id)
  return id
}

/** To a company without an offer. */
async function beginInitiative(
  ctx: Context,
  viewer: ApplicantViewer,
  { companyId, sourceId }: BodyOf<1>,
): Promise<string> {
  const { applicantId } = viewer
  const type = applicationTypes.initiative
  await lockApplicant(ctx.db, applicantId)
  const open = await lockOpenCompany(ctx.db, companyId, applicantId)
  if (!open) throw new AppError('not_found')
  if (open.isUnattended) throw new AppError('company_unavailable')
  const own = await findInitiatives(ctx.db, applicantId, companyId)
  if (own.some((each) => blocksInitiative(each, ctx.clock()))) throw new AppError('already_applied')
  if (!open.acceptsInitiatives) throw new AppError('initiatives_not_accepted')
  const draft = own.find(({ status }) => status === applicationStatuses.new)
  if (draft) return draft.id
  const id = newId()
  await insertApplication(ctx.db, { ...blank(ctx, viewer, id), type, companyId })
  await fill(ctx, viewer, { id, type }, sourceId ?? (await usualSource(ctx, viewer)))
  return id
}

async function beginForOffer(
  ctx: Context,
  viewer: ApplicantViewer,
  { type, offerId, sourceId }: BodyOf<2>,
): Promise<string> {
  const own = await findForOffer(ctx.db, viewer.applicantId, offerId)
  const { sent, finished } = applicationStatuses
  if (own.some(({ status }) => status === sent || status === finished)) throw new AppError('already_applied')
  const { companyId } = await requireOpenOffer(ctx, offerId)
  const draft = own.find(({ status }) => status === applicationStatuses.new)
  if (draft) return draft.id
  await requireMatchingInterests(ctx, viewer, offerId)

  const id = newId()
  const isFirst = await insertApplication(ctx.db, { ...blank(ctx, viewer, id), type, offerId, companyId })
  // Another request began one at this moment and has committed: go on with that.
  if (!isFirst) return beginForOffer(ctx, viewer, { type, offerId })
  await fill(ctx, viewer, { id, type }, sourceId ?? (await usualSource(ctx, viewer)))
  return id
}

const blank = (ctx: Context, { applicantId }: ApplicantViewer, id: string) => ({
  id,
  applicantId,
  now: ctx.clock(),
})

/** The main data, or else the profile that was changed last. */
async function usualSource(ctx: Context, { applicantId }: ApplicantViewer): Promise<string | undefined> {
  const { template, profile } = applicationTypes
  const source =
    (await lockNewest(ctx.db, applicantId, template)) ?? (await lockNewest(ctx.db, applicantId, profile))
  return source?.id
}

async function fill(
  ctx: Context,
  viewer: ApplicantViewer,
  to: Parameters<typeof fillBlank>[2],
  sourceId: string | undefined,
): Promise<void> {
  if (sourceId !== undefined) {
    const source = await requireSource(ctx, viewer, sourceId)
    await fillBlank(ctx, source.id, to)
  }
  const { accountId } = viewer
  await addEvent(ctx.db, { applicationId: to.id, event: 'created', accountId, at: ctx.clock() })
}
