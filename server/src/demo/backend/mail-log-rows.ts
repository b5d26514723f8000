import type { MailKind } from '@tandem/contract/backend/operations/mail-kinds'
import type { MailFailure, MailState } from '@tandem/contract/backend/operations/mail-log'
import { maskAddress } from '#features/backend/operations/log-mails.ts'
import { mailLog } from '#features/backend/operations/mail-log.schema.ts'
import { daysBefore } from '../base/days.ts'
import { demoId } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import type { AccountRow } from '../people/accounts.ts'
import type { World } from '../world/world.ts'

type Mail = {
  kind: MailKind
  jobName: string
  account: AccountRow
  at: Date
  /** From what it can be written anew. */
  jobData?: object
}
type Row = typeof mailLog.$inferInsert & { createdAt: Date }

/** As far back as the log of a running platform is filled here. */
const days = 14

/** What left in the last weeks: to who registered, to companies that somebody applied to, and to applicants. Four did not arrive at once. */
export function mailLogRows(now: Date, { applicants, applications, companies }: World): TableRows {
  const since = daysBefore(now, days)
  const mails = [
    ...applicants.flatMap(({ account }) => welcomes(account)),
    ...companies.flatMap(({ persons }) =>
      persons.flatMap(({ account }) => (account ? welcomes(account) : [])),
    ),
    ...applications.flatMap(({ applicant, company, row: { id }, events }) =>
      events.flatMap(({ event, at }) => {
        const editor = company?.persons.find(({ account }) => account)?.account
        if (event === 'sent' && editor) return [received(editor, id, at)]
        if (!isMailed(event)) return []
        const jobName = 'send-application-change-mail'
        return [
          { kind: `application_${event}` as const, jobName, account: applicant.account, at: later(at, 10) },
        ]
      }),
    ),
  ]
  const rows = mails
    .filter(({ at }) => at > since && at < now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(toRow)
  for (const [fromEnd, trouble] of troubles(now)) {
    // What failed for good is kept as a job, too, for which it takes the numbers of its data.
    const row = rows
      .slice(0, rows.length - fromEnd + 1)
      .findLast(({ jobData }) => trouble.state !== 'failed' || jobData !== null)
    if (row)
      Object.assign(row, {
        ...trouble,
        lastTriedAt: trouble.lastTriedAt ?? later(row.createdAt, 2 * 24 * 3600),
      })
  }
  return rowsOf(mailLog, rows)
}

const welcomes = (account: AccountRow): Mail[] => [
  { kind: 'confirm_account', jobName: 'send-confirmation-mail', account, at: later(account.createdAt, 2) },
  {
    ...{ kind: 'welcome', jobName: 'send-welcome-mail', account, at: later(account.createdAt, 340) },
    jobData: { accountId: account.id },
  },
]

const received = (account: AccountRow, applicationId: string, at: Date): Mail => ({
  ...{
    kind: 'applications_received',
    jobName: 'send-received-applications-mail',
    account,
    at: later(at, 60),
  },
  jobData: { accountId: account.id, applicationIds: [applicationId] },
})

const mailedEvents = ['in_review', 'documents_missing', 'offer_made'] as const
const isMailed = (event: string): event is (typeof mailedEvents)[number] =>
  mailedEvents.some((each) => each === event)

function toRow({ kind, jobName, account, at, jobData = undefined }: Mail, number: number): Row {
  return {
    ...{
      id: demoId('mail-log', number),
      kind,
      jobName,
      accountId: account.id,
      recipient: maskAddress(account.email),
    },
    jobId: demoId('mail-job', number),
    jobData: jobData ?? null,
    state: 'sent' as MailState,
    attempts: 1,
    failure: null as MailFailure | null,
    createdAt: at,
    lastTriedAt: later(at, 1),
    settledAt: null as Date | null,
  }
}

type Trouble = Partial<Pick<Row, 'state' | 'failure' | 'attempts' | 'settledAt'>> & { lastTriedAt?: Date }

/** By how many mails came after them. */
const troubles = (now: Date): [number, Trouble][] => [
  [1, { state: 'waiting', failure: 'server_unreachable', attempts: 3, lastTriedAt: later(now, -240) }],
  [4, { state: 'bounced', failure: 'address_refused', lastTriedAt: later(now, -3600) }],
  [150, { state: 'failed', failure: 'server_refused', attempts: 12 }],
  [220, { state: 'bounced', failure: 'address_refused', settledAt: daysBefore(now, 6) }],
]

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000)
