import type { AuditAction, AuditRecordType } from '@tandem/contract/backend/audit'
import { fourEyesHours } from '@tandem/contract/backend/four-eyes'
import { auditEntry } from '#features/backend/backend.schema.ts'
import { fourEyesRequest } from '#features/backend/four-eyes/four-eyes.schema.ts'
import { changedText } from '#features/backend/moderation/changed-texts/changed-texts.schema.ts'
import { companyRegistrationKey } from '#features/companies/companies.schema.ts'
import { contentVersion } from '#features/contents/contents.schema.ts'
import { notice } from '#features/notices/notices.schema.ts'
import { atDaytime, daysBefore, isoDay } from '../base/days.ts'
import { demoId, idSequence } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import { randomOf } from '../base/random.ts'
import type { Scene } from '../base/scene.ts'
import type { DemoCompany } from '../companies/companies.ts'
import type { World } from '../world/world.ts'
import { mailLogRows } from './mail-log-rows.ts'

type Entry = {
  createdAt: Date
  action: AuditAction
  recordType: AuditRecordType
  recordId: string
  details: Record<string, unknown>
  /** Where it matters which admin it was. */
  accountId?: string | undefined
}

/** What the two admins did in the last months, what they have planned, and what waits for one of them. */
export function backendRows({ now }: Scene, world: World, admins: string[]): TableRows[] {
  const { companies } = world
  const request = removalRequest(now, world, admins[1])
  const planned = plannedNotice(now, admins[1])
  const nextId = idSequence('audit-entry')
  const entries = [
    ...admissions(companies),
    ...settings(now),
    ...changedAdmissions(now, companies),
    ...suspensions(now, companies),
    ...otherDeeds(now, companies, request),
  ]
  const sorted = entries.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  return [
    // The database chains them in this order.
    rowsOf(
      auditEntry,
      sorted.map((entry, number) => ({
        id: nextId(),
        ...entry,
        accountId: entry.accountId ?? admins[randomOf('audit-actor', number).chance(0.7) ? 0 : 1] ?? null,
      })),
    ),
    rowsOf(companyRegistrationKey, [endingKey(now, companies)]),
    rowsOf(changedText, [waitingText(now, companies)]),
    rowsOf(fourEyesRequest, [request]),
    rowsOf(notice, [planned.row]),
    rowsOf(contentVersion, planned.versions),
    mailLogRows(now, world),
  ]
}

/** The same interests as the company has. */
function admissions(companies: DemoCompany[]): Entry[] {
  return companies.flatMap(({ row: { id, decidedAt }, interests }) =>
    decidedAt
      ? [
          {
            createdAt: decidedAt,
            action: 'confirm_company' as const,
            recordType: 'company' as const,
            recordId: id,
            details: { studyInterests: interests.map((interest) => String(interest.id)) },
          },
        ]
      : [],
  )
}

const changedSettings: { days: number; key: string; before: unknown; after: unknown }[] = [
  { days: 70, key: 'company.map.enable', before: false, after: true },
  { days: 41, key: 'contact.phone', before: '069 90009 0', after: '069 90009 100' },
  { days: 12, key: 'contact.mail', before: 'info@example.org', after: 'beratung@example.org' },
]

const settings = (now: Date): Entry[] =>
  changedSettings.map(({ days, key, before, after }) => ({
    createdAt: workday(now, days),
    action: 'change_setting',
    recordType: 'setting',
    recordId: key,
    details: { before: { value: before }, after: { value: after } },
  }))

const changedAdmissionDays = [33, 19, 5, 1]

function changedAdmissions(now: Date, companies: DemoCompany[]): Entry[] {
  const admitted = companies.filter(({ interests }) => interests.length > 1)
  return changedAdmissionDays.flatMap((days, number) => {
    const company = admitted[7 + number * 13]
    if (!company) return []
    const studyInterests = company.interests.map(({ id }) => String(id))
    return {
      createdAt: workday(now, days),
      action: 'change_admission' as const,
      recordType: 'company' as const,
      recordId: company.row.id,
      details: { before: { studyInterests: studyInterests.slice(0, -1) }, after: { studyInterests } },
    }
  })
}

/** One of each kind that clerks see often. */
function otherDeeds(
  now: Date,
  companies: DemoCompany[],
  request: ReturnType<typeof removalRequest>,
): Entry[] {
  const key = confirmedAt(companies, 24).row.id
  const { id: corrected } = confirmedAt(companies, 31).row
  const ofCompany = { recordType: 'company' as const, details: {} }
  return [
    {
      ...{
        createdAt: daysBefore(now, 21),
        action: 'issue_registration_key',
        recordType: 'company',
        recordId: key,
      },
      details: { permissions: [], uses: 3, expiresOn: isoDay(daysBefore(now, -9)) },
    },
    {
      ...{ ...ofCompany, createdAt: workday(now, 15), action: 'correct_company', recordId: corrected },
      details: { changedFields: ['phone', 'www'] },
    },
    {
      ...{
        createdAt: daysBefore(now, 0.4),
        action: 'plan_content',
        recordType: 'notice',
        recordId: noticeKey,
      },
      ...{
        accountId: request.requestedBy,
        details: { publishAt: plannedAt(now).toISOString(), revision: 2 },
      },
    },
    {
      ...{ createdAt: request.createdAt, action: 'request_remove_offer', recordType: 'offer' },
      ...{ recordId: request.offerId, accountId: request.requestedBy, details: {} },
    },
  ]
}

/** The second admin asks; the first one of the demo can confirm it. */
function removalRequest(now: Date, { offers, companies }: World, requestedBy: string | undefined) {
  const companyId = confirmedAt(companies, -3).row.id
  const found = offers.find(({ row }) => row.companyId === companyId && row.status === 'published')
  if (!found) throw new Error('The company has a published offer')
  const createdAt = daysBefore(now, 0.2)
  return {
    ...{ id: demoId('four-eyes-request', 0), kind: 'remove_offer' as const, offerId: found.row.id },
    reason: 'In der Beschreibung wird ein Schulgeld verlangt. Das ist für ein duales Studium nicht zulässig.',
    ...{ requestedBy, createdAt, expiresAt: daysBefore(createdAt, -fourEyesHours / 24) },
  }
}

const noticeKey = 'wartung'
const plannedAt = (now: Date): Date => atDaytime(daysBefore(now, -3), 16, 0)

/** As one that is created for later: out of sight until it is due. */
function plannedNotice(now: Date, savedBy: string | undefined) {
  const createdAt = daysBefore(now, 0.4)
  const titles = { titleDe: 'Wartung in der Nacht', titleEn: 'Maintenance tonight' }
  const bodyDe = 'Von 22 bis 23 Uhr ist Tandem kurz nicht erreichbar. Entwürfe bleiben erhalten.'
  const bodyEn = 'Tandem will be briefly unavailable between 10 and 11 pm. Drafts are kept.'
  const showUntil = daysBefore(plannedAt(now), -0.3)
  const shared = { ...titles, type: 'info' as const, audience: 'everyone' as const, showFrom: null }
  const content = { ...shared, kind: 'notice' as const, bodyDe, bodyEn, showUntil: showUntil.toISOString() }
  const version = { kind: 'notice', recordId: noticeKey, savedBy, createdAt }
  const row: typeof notice.$inferInsert = {
    ...{ ...shared, key: noticeKey, descDe: bodyDe, descEn: bodyEn, showUntil, isWithdrawn: true },
    ...{ createdAt, updatedAt: createdAt },
  }
  const versions: (typeof contentVersion.$inferInsert)[] = [
    {
      ...{ ...version, revision: 1, content: { ...content, isWithdrawn: true } },
      ...{ publishAt: null, publishedAt: createdAt },
    },
    {
      ...{ ...version, revision: 2, content: { ...content, isWithdrawn: false } },
      ...{ publishAt: plannedAt(now), publishedAt: null },
    },
  ]
  return { row, versions }
}

export const suspendedCompany = (companies: DemoCompany[]): DemoCompany => confirmedAt(companies, -1)
export const suspensionReason =
  'Mehrere Bewerbende haben gemeldet, dass unter der Telefonnummer niemand das Unternehmen kennt.'

const suspensions = (now: Date, companies: DemoCompany[]): Entry[] => [
  {
    createdAt: workday(now, 3),
    action: 'suspend_company',
    recordType: 'company',
    recordId: suspendedCompany(companies).row.id,
    details: {},
  },
]

/** A company has added a sentence to what it says of itself. */
function waitingText(now: Date, companies: DemoCompany[]) {
  const { row } = confirmedAt(companies, -2)
  const { name, descriptionDe = '', descriptionEn = '' } = row
  return {
    id: demoId('changed-text', 0),
    companyId: row.id,
    approved: { name, descriptionDe: withoutLast(descriptionDe), descriptionEn },
    changedAt: workday(now, 1),
  }
}

const withoutLast = (text: string): string => text.slice(0, text.trimEnd().lastIndexOf('. ') + 1)

function confirmedAt(companies: DemoCompany[], index: number): DemoCompany {
  const found = companies.filter(({ row }) => row.status === 'confirmed').at(index)
  if (!found) throw new Error('The demo has more companies')
  return found
}

const workday = (now: Date, days: number): Date =>
  atDaytime(daysBefore(now, days), 8 + (days % 6), (days * 17) % 60, true)

/** For colleagues of a company, handed out on paper. */
function endingKey(now: Date, companies: DemoCompany[]) {
  const company = confirmedAt(companies, 24)
  return {
    id: demoId('registration-key', 0),
    companyId: company.row.id,
    // Of no key: nobody can register with it.
    hash: 'demo',
    permissions: [],
    usesLeft: 3,
    expiresOn: isoDay(daysBefore(now, -9)),
    createdAt: daysBefore(now, 21),
  }
}
