import type { application } from '#features/applications/applications.schema.ts'
import type { DemoApplicant } from '../applicants/applicant.ts'

type Row = typeof application.$inferInsert

type Given = Pick<Row, 'applicantId' | 'type'> & { id: string; createdAt: Date }

/** Every column of an application, so that rows of all types fit into one statement. */
export function applicationRow(profile: DemoApplicant['profile'], row: Partial<Row> & Given) {
  return {
    status: 1,
    stage: null,
    outcome: null,
    declineReason: null,
    companyId: null,
    offerId: null,
    title: '',
    qualificationKey: profile.qualification,
    grade: profile.grade,
    desiredYears: profile.years,
    expertises: profile.expertises,
    education: profile.education,
    career: profile.career,
    moduleAdditionals: profile.modules,
    aboutMe: profile.aboutMe,
    coverLetter: '',
    visibility: 'hidden' as const,
    revision: 1,
    sentAt: null,
    closedAt: null,
    ...row,
  }
}
