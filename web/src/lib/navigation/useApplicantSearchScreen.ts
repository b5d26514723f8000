import { useSettings } from '../settings.ts'

/** Where companies look for applicants: profile by profile, or person by person where that is turned off. */
export function useApplicantSearchScreen(): 'applicantProfiles' | 'applicants' {
  return useSettings().applicant.enableApplicationSearch ? 'applicantProfiles' : 'applicants'
}
