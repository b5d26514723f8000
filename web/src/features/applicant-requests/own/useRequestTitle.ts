import type { ApplicantRequest } from '@tandem/contract/applicant-requests'
import { useTexts } from '#lib/i18n/texts.ts'

/** Who asks for what, in one line. */
export function useRequestTitle() {
  const t = useTexts('applicantRequests')
  return ({ kind, company, offer, target }: ApplicantRequest) =>
    t(`own.${kind}.title`, {
      company: company.name,
      offer: offer?.title ?? '',
      target: target?.name ?? '',
    })
}
