import { applicantRequest } from '#features/applicant-requests/applicant-requests.schema.ts'
import type { DemoApplicant } from '../applicants/applicant.ts'
import { daysBefore } from '../base/days.ts'
import { demoId } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import type { DemoCompany } from '../companies/companies.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import { demoLogins } from '../demo-logins.ts'
import type { DemoOffer } from '../offers/offers.ts'
import type { DemoApplication } from './application.ts'

type Parts = {
  applicants: DemoApplicant[]
  companies: DemoCompany[]
  offers: DemoOffer[]
  applications: DemoApplication[]
}
type Row = typeof applicantRequest.$inferInsert

/** Of the people whom visitors play: what waits for Lena, and what the company asked, in each state. */
export function requestRows(now: Date, parts: Parts): TableRows[] {
  const rows = [...toLena(now, parts), ...ofCompany(now, parts)]
  return [
    rowsOf(
      applicantRequest,
      rows.map((row, number) => ({ ...row, id: demoId('applicant-request', number) })),
    ),
  ]
}

const isOpen = ({ row }: DemoOffer) => row.status === 'published'
const hasApplied = (applications: DemoApplication[], applicant: DemoApplicant, offer: DemoOffer) =>
  applications.some((each) => each.applicant === applicant && each.offer === offer && each.row.sentAt)

function toLena(now: Date, { applicants, companies, offers, applications }: Parts): Row[] {
  const lena = applicants.find(({ account }) => account.email === demoLogins.applicant.email)
  if (!lena) return []
  const [wanted] = lena.profile.interests
  const [first, second] = offers.filter(
    (offer) => isOpen(offer) && offer.interest.id === wanted?.id && !hasApplied(applications, lena, offer),
  )
  const declined = applications.find(
    ({ applicant, row }) => applicant === lena && row.outcome === 'declined_by_company',
  )
  const target = companies.find(
    ({ row, interests }) =>
      row.id !== declined?.row.companyId && interests.some(({ id }) => id === wanted?.id),
  )
  return [
    ...[first, second].flatMap((offer, index) =>
      offer
        ? [{ ...invitation(lena, offer), note: notes[index] ?? '', createdAt: daysBefore(now, 1 + index) }]
        : [],
    ),
    ...(declined?.company && target
      ? [
          {
            ...asked('recommendation', lena, declined.company),
            applicationId: declined.row.id,
            targetCompanyId: target.row.id,
            note: 'Wir hatten nur einen Platz. Ihre Bewerbung hat uns sehr gefallen.',
            createdAt: daysBefore(now, 0.5),
          },
        ]
      : []),
  ]
}

const notes = [
  'Ihr Profil passt gut zu uns. Kommen Sie gern auch zu einem Schnuppertag vorbei.',
  'Die Robotik-AG in Ihrem Profil hat uns neugierig gemacht.',
]

function ofCompany(now: Date, { applicants, offers, applications }: Parts): Row[] {
  const offer = offers.find((each) => isOpen(each) && each.company.entry.name === demoCompanyName)
  if (!offer) return []
  const applied = applications.filter((each) => each.offer === offer && each.row.sentAt).slice(0, 2)
  const strangers = applicants.filter(
    (applicant) =>
      applicant.account.email !== demoLogins.applicant.email &&
      applicant.profile.interests.some(({ id }) => id === offer.interest.id) &&
      !applications.some((each) => each.applicant === applicant && each.company === offer.company),
  )
  const [open, declined] = strangers.filter(({ visibility }) => visibility === 'open')
  const [waiting, agreed] = strangers.filter(({ visibility }) => visibility === 'anonymous')
  const answered = (answer: 'accepted' | 'declined') => ({ answer, answeredAt: daysBefore(now, 2) })
  return [
    ...applied.map(({ applicant, row }) => ({
      ...invitation(applicant, offer),
      createdAt: daysBefore(row.sentAt ?? now, 2),
    })),
    ...(open ? [{ ...invitation(open, offer), createdAt: daysBefore(now, 1) }] : []),
    ...(declined
      ? [
          {
            ...{ ...invitation(declined, offer), ...answered('declined') },
            declineReason: 'too_far' as const,
            createdAt: daysBefore(now, 4),
          },
        ]
      : []),
    ...(waiting ? [{ ...asked('name', waiting, offer.company), createdAt: daysBefore(now, 1) }] : []),
    ...(agreed
      ? [{ ...asked('name', agreed, offer.company), ...answered('accepted'), createdAt: daysBefore(now, 5) }]
      : []),
  ]
}

const invitation = (applicant: DemoApplicant, offer: DemoOffer) => ({
  ...asked('invitation', applicant, offer.company),
  offerId: offer.row.id,
})

const noteOf = {
  invitation: 'Ihr Profil passt gut zu uns. Wir würden Sie gern kennenlernen.',
  name: 'Wir würden Sie gern anrufen und Ihnen den Betrieb zeigen.',
  recommendation: 'Ihre Bewerbung hat uns sehr gefallen.',
} as const

const asked = (kind: Row['kind'], applicant: DemoApplicant, company: DemoCompany) => ({
  kind,
  applicantId: applicant.row.id,
  companyId: company.row.id,
  askedBy: company.persons.find(({ account }) => account)?.account?.id ?? null,
  // All rows of a table name the same columns.
  ...{
    note: noteOf[kind],
    offerId: null,
    applicationId: null,
    targetCompanyId: null,
    sentApplicationId: null,
  },
  ...{ answer: null, answeredAt: null, declineReason: null },
})
