import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { Application } from '@tandem/contract/applications'
import { useApplicantName } from '#features/applications/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'

/** Whoever is shown, also while only the list or nothing yet is known of them. */
export function useDrawerName(found: FoundProfile | undefined, application: Application | undefined): string {
  const t = useTexts('applicantSearch')
  const nameOf = useApplicantName()
  if (application) return nameOf(application.applicant)
  return found ? (found.name ?? t('anonymous')) : t('drawer.profile')
}
