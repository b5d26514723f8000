import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'

/** What to call the applicant; a profile that may be found only anonymously comes without the name. */
export function useApplicantName(): (
  applicant: Pick<Application['applicant'], 'firstName' | 'lastName'>,
) => string {
  const t = useTexts('applications')
  return ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || t('record.anonymous')
}
