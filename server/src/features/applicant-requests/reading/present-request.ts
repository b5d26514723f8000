import { type ApplicantRequest, mayAnswer, type SentRequest } from '@tandem/contract/applicant-requests'
import type { Context } from '#platform/context/context.ts'
import { stateForCompany, stateOfRecord } from '../applicant-requests.rules.ts'
import type { RequestRecord } from '../applicant-requests.store.ts'

export function presentSentRequest(ctx: Context, record: RequestRecord): SentRequest {
  const { request, person, askedBy } = record
  const shared = presentShared(ctx, record, record.isPossibleForCompany)
  const state = stateForCompany(request.kind, shared.state)
  return {
    ...shared,
    state,
    // When somebody said no would say that they did.
    answeredAt: state === 'expired' ? null : shared.answeredAt,
    applicant: {
      id: request.applicantId,
      name: record.isNameKnown ? fullName(person) : null,
    },
    by: askedBy?.firstName == null ? null : fullName(askedBy),
    applicationId: request.applicationId ?? record.sentForOffer,
  }
}

export function presentApplicantRequest(
  ctx: Context,
  record: RequestRecord,
  documents: readonly string[],
): ApplicantRequest {
  const { request, company, sentForOffer } = record
  const shared = presentShared(ctx, record, record.isPossible)
  const { kind, state } = shared
  return {
    ...shared,
    company,
    applicationId: request.sentApplicationId ?? sentForOffer,
    documents: [...documents],
    can: {
      accept: mayAnswer(kind, state, 'accepted'),
      decline: mayAnswer(kind, state, 'declined'),
      withdraw: mayAnswer(kind, state, 'withdrawn'),
    },
  }
}

function presentShared(ctx: Context, record: RequestRecord, isPossible: boolean) {
  const { request, offer, target } = record
  const { id, kind, note, declineReason } = request
  return {
    id,
    kind,
    state: stateOfRecord({ ...record, isPossible }),
    at: request.createdAt.toISOString(),
    answeredAt: request.answeredAt?.toISOString() ?? null,
    note,
    offer: offer?.id == null ? null : { id: offer.id, ...titleIn(ctx, offer) },
    target: target?.id == null ? null : target,
    declineReason,
  }
}

const fullName = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  `${firstName} ${lastName}`

export function titleIn({ locale }: Pick<Context, 'locale'>, { titleDe, titleEn }: Titles) {
  if (locale === 'de') return { title: titleDe }
  return titleEn ? { title: titleEn } : { title: titleDe, titleLanguage: 'de' as const }
}

type Titles = { titleDe: string; titleEn: string }
