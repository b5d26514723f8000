import type { DemoApplicant } from '../applicants/applicant.ts'
import { daysBefore } from '../base/days.ts'
import { demoId } from '../base/demo-id.ts'
import { randomOf } from '../base/random.ts'
import type { DemoApplication } from './application.ts'
import { applicationRow } from './application-row.ts'

/** What companies can find: one profile an applicant. */
export function buildProfiles(applicants: DemoApplicant[], now: Date): DemoApplication[] {
  return applicants.map((applicant) => {
    const { number, profile, row, visibility } = applicant
    const random = randomOf('profile', number)
    const createdAt = row.createdAt
    const age = now.getTime() - createdAt.getTime()
    return own(applicant, {
      id: demoId('profile', number),
      type: 3,
      title: `${profile.interests[0]?.nameDe} ab ${profile.years[0]}`,
      visibility,
      revision: random.int(1, 9),
      createdAt,
      updatedAt: new Date(createdAt.getTime() + Math.floor(random.next() * age)),
    })
  })
}

/** Main data from which new applications are filled; Lena and a few others have made one. */
export function buildTemplates(applicants: DemoApplicant[], now: Date): DemoApplication[] {
  const random = randomOf('templates')
  return [...applicants.slice(0, 1), ...random.sample(applicants.slice(1), 60)].map((applicant) => {
    const createdAt = daysBefore(now, random.next() * 2)
    return own(applicant, {
      id: demoId('template', applicant.number),
      type: 9,
      title: 'Meine Vorlage',
      createdAt,
      updatedAt: createdAt,
    })
  })
}

type Own = Omit<Parameters<typeof applicationRow>[1], 'applicantId'>

function own(applicant: DemoApplicant, row: Own): DemoApplication {
  return {
    applicant,
    company: null,
    offer: null,
    events: [{ event: 'created', accountId: applicant.account.id, at: row.createdAt }],
    row: applicationRow(applicant.profile, { applicantId: applicant.row.id, ...row }),
  }
}
