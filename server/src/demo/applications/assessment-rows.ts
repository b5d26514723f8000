import { applicationStatuses } from '@tandem/contract/applications'
import {
  applicationHandler,
  applicationNote,
  applicationRating,
  replyTemplate,
} from '#features/received-applications/received-applications.schema.ts'
import { idSequence } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import type { DemoCompany } from '../companies/companies.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import type { DemoApplication } from './application.ts'

const notes = [
  'Anschreiben mit Bezug auf unser Ausbildungszentrum. Bitte zeitnah einladen.',
  'Note knapp, aber das Praktikum passt genau. Im Gespräch nach dem Projekt fragen.',
  'Würde auch für den zweiten Standort passen.',
  'Hat am Infotag schon mit uns gesprochen, sehr interessiert.',
]

/** Of the demo company, beside the replies that every company has. */
const templates = [
  {
    name: 'Probetag anbieten',
    textDe:
      'Guten Tag [Vorname] [Nachname],\n\nIhre Bewerbung um „[Angebot]“ hat uns gefallen. Möchten Sie einen Tag bei uns mitarbeiten, bevor wir uns zum Gespräch treffen? Vorschlag: [Datum], 9 bis 15 Uhr. Für das Mittagessen sorgen wir.\n\nFreundliche Grüße\n[Ihr Name]\n[Unternehmen]',
    textEn:
      'Hello [first name],\n\nWe liked your application for “[offer]”. Would you like to spend a day with us before we meet for an interview? Our suggestion: [date], 9 am to 3 pm. Lunch is on us.\n\nKind regards\n[your name]\n[company]',
  },
  {
    name: 'Nach dem Infotag',
    textDe:
      'Guten Tag [Vorname] [Nachname],\n\nschön, dass Sie bei unserem Infotag waren. Wir haben Ihre Bewerbung um „[Angebot]“ vorliegen und melden uns bis zum [Datum].\n\nFreundliche Grüße\n[Ihr Name]\n[Unternehmen]',
    textEn: '',
  },
]

/** What the demo company's people think of what they received, of two in three; and its own templates for replies. */
export function assessmentRows(companies: DemoCompany[], applications: DemoApplication[]): TableRows[] {
  const company = companies.find(({ entry }) => entry.name === demoCompanyName)
  const team = company?.persons.flatMap(({ account }) => account ?? []) ?? []
  const recruiters = team.filter(({ permissions }) => permissions?.includes('company-profile-edit'))
  const judged = applications
    .map(({ row }) => row)
    .filter(({ companyId, status }) => companyId === company?.row.id && status === applicationStatuses.sent)
    .flatMap(({ id, sentAt }, number) => {
      const account = recruiters[number % recruiters.length]
      return account && sentAt && number % 3 < 2 ? [{ number, applicationId: id, account, at: sentAt }] : []
    })
  const nextId = idSequence('application-note')
  const nextTemplateId = idSequence('reply-template')
  return [
    rowsOf(
      replyTemplate,
      company
        ? templates.map((each) => ({
            ...each,
            id: nextTemplateId(),
            companyId: company.row.id,
            updatedAt: company.row.updatedAt,
          }))
        : [],
    ),
    rowsOf(
      applicationHandler,
      judged.map(({ applicationId, account, at }) => ({
        applicationId,
        accountId: account.id,
        assignedAt: at,
        revision: 1,
      })),
    ),
    rowsOf(
      applicationRating,
      judged.map(({ number, applicationId, account, at }) => ({
        applicationId,
        accountId: account.id,
        rating: 3 + (number % 3),
        updatedAt: at,
      })),
    ),
    rowsOf(
      applicationNote,
      judged
        .filter(({ number }) => number % 2 === 0)
        .map(({ number, applicationId, account, at }) => ({
          id: nextId(),
          applicationId,
          authorId: account.id,
          text: notes[(number / 2) % notes.length] ?? '',
          createdAt: at,
          updatedAt: at,
        })),
    ),
  ]
}
