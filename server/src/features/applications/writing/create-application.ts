import {
  type Application,
  applicationStatuses,
  applicationTypes,
  type createApplication as endpoint,
} from '@tandem/contract/applications'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { requireMatchingInterests, requireOpenOffer } from '#features/offers/offers.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { AppError } from '#platform/http/app-error.ts'
import {
  type ApplicationRow,
  addEvent,
  findForOffer,
  insertApplication,
  lockApplicant,
  lockNewest,
} from '../applications.store.ts'
import { copyAttachments } from '../content/attachments.store.ts'
import { contentFor } from '../content/content.rules.ts'
import { readContent, writeContent } from '../content/content.store.ts'
import { showApplication } from '../reading/show-application.ts'

/** Begins an application, or goes on with the one that was begun before. */
export function createApplication(
  ctx: Context,
  viewer: ApplicantViewer,
  { body }: Pick<HandlerInput<typeof endpoint>, 'body'>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => {
    const id =
      body.type === applicationTypes.profile
        ? await beginProfile(ctx, viewer)
        : await beginForOffer(ctx, viewer, body.offerId)
    return showApplication(ctx, viewer, id)
  })
}

async function beginProfile(ctx: Context, viewer: ApplicantViewer): Promise<string> {
  const { applicant } = await ctx.settings(ctx.db)
  await lockApplicant(ctx.db, viewer.applicantId)
  if (!applicant.allowMultipleApplications) {
    const only = await lockNewest(ctx.db, viewer.applicantId, applicationTypes.profile)
    if (only) return only.id
  }
  const id = newId()
  await insertApplication(ctx.db, { ...blank(ctx, viewer, id), type: applicationTypes.profile })
  const template = await lockNewest(ctx.db, viewer.applicantId, applicationTypes.template)
  await fill(ctx, viewer, { id, type: applicationTypes.profile }, template)
  return id
}

async function beginForOffer(ctx: Context, viewer: ApplicantViewer, offerId: string): Promise<string> {
  const own = await findForOffer(ctx.db, viewer.applicantId, offerId)
  const { sent, finished } = applicationStatuses
  if (own.some(({ status }) => status === sent || status === finished)) throw new AppError('already_applied')
  const { companyId } = await requireOpenOffer(ctx, offerId)
  const draft = own.find(({ status }) => status === applicationStatuses.new)
  if (draft) return draft.id
  await requireMatchingInterests(ctx, viewer, offerId)

  const id = newId()
  const type = applicationTypes.offer
  const isFirst = await insertApplication(ctx.db, { ...blank(ctx, viewer, id), type, offerId, companyId })
  // Another request began one at this moment and has committed: go on with that.
  if (!isFirst) return beginForOffer(ctx, viewer, offerId)
  const source =
    (await lockNewest(ctx.db, viewer.applicantId, applicationTypes.profile)) ??
    (await lockNewest(ctx.db, viewer.applicantId, applicationTypes.template))
  await fill(ctx, viewer, { id, type }, source)
  return id
}

const blank = (ctx: Context, { applicantId }: ApplicantViewer, id: string) => ({
  id,
  applicantId,
  now: ctx.clock(),
})

/** The source stays locked meanwhile, so that no file is removed for good while it is tied to the new one. */
async function fill(
  ctx: Context,
  { accountId }: ApplicantViewer,
  to: { id: string; type: number },
  source: ApplicationRow | undefined,
): Promise<void> {
  if (source) {
    const content = await readContent(ctx.db, source.id)
    await writeContent(ctx.db, to.id, contentFor(to.type, { ...content, title: '' }))
    await copyAttachments(ctx.db, source.id, to.id)
  }
  await addEvent(ctx.db, { applicationId: to.id, event: 'created', accountId, at: ctx.clock() })
}
