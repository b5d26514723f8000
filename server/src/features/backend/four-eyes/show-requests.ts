import type { FourEyesRequest } from '@tandem/contract/backend/four-eyes'
import { findRemovableProfile } from '#features/applications/applications.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { previewRemoval } from '../moderation/offers/remove-offer.ts'
import { mayConfirm } from './four-eyes.rules.ts'
import { findOpenRequests, type Subject } from './four-eyes.store.ts'

/** Those that wait, as this admin may decide about them. */
export async function showRequests(
  ctx: Context,
  { accountId: adminId }: AdminViewer,
  about?: Subject,
): Promise<FourEyesRequest[]> {
  const now = ctx.clock()
  const shown: FourEyesRequest[] = []
  for (const request of await findOpenRequests(ctx.db, now, about)) {
    const { id, kind, reason, asker, into, requestedBy, offerId, applicationId } = request
    const removal = offerId ? await previewRemoval(ctx, offerId) : null
    const profileId = applicationId && (await findRemovableProfile(ctx, applicationId)) && applicationId
    const isDoable = {
      reset_second_factor: true,
      merge_companies: true,
      remove_offer: removal !== null && removal.effect !== 'none',
      remove_profile: profileId !== null,
    }[kind]
    const isOwn = requestedBy === adminId
    shown.push({
      ...{ id, kind, reason, into, removal, profileId },
      subject: subjectOf(ctx, request),
      requestedBy: asker && nameOf(asker),
      requestedAt: request.createdAt.toISOString(),
      expiresAt: request.expiresAt.toISOString(),
      can: { confirm: isDoable && mayConfirm(request, adminId, now), withdraw: isOwn, refuse: !isOwn },
    })
  }
  return shown
}

type Open = Awaited<ReturnType<typeof findOpenRequests>>[number]

function subjectOf({ locale }: Context, { accountId, companyId, offerId, ...about }: Open) {
  if (companyId) return { type: 'company' as const, id: companyId, name: about.companyName ?? '' }
  if (offerId) {
    const { titleDe = '', titleEn = '' } = about.offer ?? {}
    return { type: 'offer' as const, id: offerId, name: (locale === 'en' && titleEn) || titleDe }
  }
  return { type: 'account' as const, id: accountId ?? '', name: about.person ? nameOf(about.person) : '' }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
