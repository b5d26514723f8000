import type { DemoApplicant } from '../applicants/applicant.ts'

/** The standard fonts of PDF know the letters of Western Europe only. */
export function hasPrintableName({ name, profile }: DemoApplicant): boolean {
  return /^[\u0020-\u00ff–]*$/.test(JSON.stringify([name, profile.education]))
}
