import type { AskedOf, getAskedOf as endpoint } from '@tandem/contract/applicant-requests'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { listSeenOf, type ReadScope, scopeOfProfiles } from '#features/applications/applications.api.ts'
import { isBlocked } from '#features/messaging/messaging.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { askedBy, listRequests } from '../applicant-requests.store.ts'
import { presentSentRequest, titleIn } from '../reading/present-request.ts'
import { listOpenOffers, type OpenOffer } from './asking.store.ts'

export async function getAskedOf(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id } }: HandlerInput<typeof endpoint>,
): Promise<AskedOf> {
  const { profiles, applications } = await listSeenOf(ctx, viewer, id)
  if (profiles.length + applications.length === 0) throw new AppError('not_found')
  return showAskedOf(ctx, viewer, id)
}

/** Of an applicant whom the viewer may see. */
export async function showAskedOf(
  ctx: Context,
  viewer: CompanyViewer,
  applicantId: string,
): Promise<AskedOf> {
  const { companyId, accountId } = viewer
  const where = askedBy({ companyId, applicantIds: [applicantId] })
  const records = await listRequests(ctx.db, where, { now: ctx.clock() })
  const requests = records.map((record) => presentSentRequest(ctx, record))
  const scope = await scopeOfProfiles(ctx, viewer, applicantId)
  const mayAsk = scope !== null && !(await isBlocked(ctx.db, accountId, { kind: 'applicant', applicantId }))
  const open = await findOpenOffers(ctx, viewer, applicantId)
  const offers = open.map(({ id, titleDe, titleEn, hasApplied }) => {
    const invitation = requests.find(({ kind, offer }) => kind === 'invitation' && offer?.id === id)
    return {
      id,
      ...titleIn(ctx, { titleDe, titleEn }),
      state: hasApplied ? ('accepted' as const) : (invitation?.state ?? null),
      canInvite: mayAsk && !hasApplied && !invitation,
    }
  })
  const askedForName = requests.some(({ kind }) => kind === 'name')
  return {
    requests,
    offers,
    can: {
      invite: offers.some(({ canInvite }) => canInvite),
      askForName: mayAsk && scope === 'anonymous' && !askedForName,
    },
  }
}

/** Throws `not_found` for whom the viewer cannot find, whatever they know of them otherwise. */
export async function requireFound(
  ctx: Context,
  viewer: CompanyViewer,
  applicantId: string,
): Promise<ReadScope> {
  const scope = await scopeOfProfiles(ctx, viewer, applicantId)
  if (!scope) throw new AppError('not_found')
  return scope
}

/** Where offers are shown only to whom they suit, nobody is invited to one that they cannot open. */
export async function findOpenOffers(
  ctx: Context,
  { companyId }: CompanyViewer,
  applicantId: string,
): Promise<OpenOffer[]> {
  const { company } = await ctx.settings(ctx.db)
  const isRestricted = company.studyOffersVisibility === 'published-only-to-matching'
  return listOpenOffers(ctx.db, { companyId, applicantId, isRestricted, now: ctx.clock() })
}
