import { paths } from './paths.ts'
import { useSettings } from './settings.ts'

/** Where companies look for applicants: profile by profile, or person by person where that is turned off. */
export function useApplicantSearchPath(): string {
  return useSettings().applicant.enableApplicationSearch ? paths.foundProfiles() : paths.applicants()
}
