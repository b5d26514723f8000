import {
  accountBlock,
  message,
  messageAttachment,
  thread,
  threadHandler,
  threadNote,
  threadPerson,
  threadReport,
  threadState,
} from '#features/messaging/messaging.schema.ts'
import { demoId, idSequence } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import { randomOf } from '../base/random.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import { type DemoMessage, type DemoThread, mayRead } from './thread.ts'
import type { ThreadFiles } from './thread-files.ts'

export function threadRows(threads: DemoThread[], files: ThreadFiles): TableRows[] {
  const [archived, blocked] = oldestOfDemo(threads)
  const nextMessageId = idSequence('message')
  const written = threads.flatMap((one) =>
    one.messages.map((each, index) => {
      const isLast = index === one.messages.length - 1
      return { ...each, id: nextMessageId(), threadId: one.id, file: isLast ? files.get(one.id) : undefined }
    }),
  )
  return [
    rowsOf(
      thread,
      threads.map(({ id, subject, applicant, company, applicationId, messages }) => ({
        id,
        subject,
        applicantId: applicant.row.id,
        companyId: company.row.id,
        applicationId,
        createdAt: at(messages, 0),
        lastMessageAt: at(messages, -1),
      })),
    ),
    rowsOf(
      threadPerson,
      threads.map(({ id, person }) => ({ threadId: id, organisationPersonId: person.row.id })),
    ),
    rowsOf(
      message,
      written.map(({ id, threadId, side, accountId, text, sentAt }) => ({
        id,
        threadId,
        side,
        senderAccountId: accountId,
        text,
        sentAt,
      })),
    ),
    rowsOf(
      messageAttachment,
      written.flatMap(({ id, file }) => (file ? [{ messageId: id, fileId: file.row.id }] : [])),
    ),
    noteRows(threads),
    rowsOf(
      threadHandler,
      threads.flatMap(({ id, person }, number) =>
        number % 3 === 0
          ? [{ threadId: id, side: 'company' as const, accountId: person.account.id, revision: 1 }]
          : [],
      ),
    ),
    // Each names columns of its own.
    ...reportsOf(threads).map((report) => rowsOf(threadReport, [report])),
    rowsOf(
      threadState,
      threads.flatMap((one, number) => statesOf(one, number, one === archived || one === blocked)),
    ),
    rowsOf(accountBlock, blocked ? [blockOf(blocked)] : []),
  ]
}

const notes = [
  'Hat am Telefon sehr freundlich gewirkt. Bitte beim Gespräch nach dem Schulprojekt fragen.',
  'Ich antworte bis Freitag, vorher kläre ich den Standort.',
  'Die Fachabteilung hätte gern zwei Termine zur Auswahl.',
]

/** What the demo company's people say to each other in every third conversation. */
function noteRows(threads: DemoThread[]): TableRows {
  const nextId = idSequence('thread-note')
  const own = threads.filter(({ company }) => company.entry.name === demoCompanyName)
  return rowsOf(
    threadNote,
    own
      .filter((_, number) => number % 3 === 0)
      .map(({ id, company, person, messages }, number) => {
        const colleague = company.persons.flatMap(({ account }) => account ?? []).at(-1)
        return {
          id: nextId(),
          threadId: id,
          authorId: colleague?.id ?? person.account.id,
          text: notes[number % notes.length] ?? '',
          writtenAt: new Date(at(messages, -1).getTime() + 1000),
        }
      }),
  )
}

/** Of the demo company's conversations the two that are over longest: one is in its archive, one is blocked. */
function oldestOfDemo(threads: DemoThread[]): DemoThread[] {
  const own = threads.filter(
    ({ company, messages }) => company.entry.name === demoCompanyName && messages.length > 1,
  )
  return own.toSorted((one, other) => at(one.messages, -1).getTime() - at(other.messages, -1).getTime())
}

function blockOf({ person, applicant, messages }: DemoThread): typeof accountBlock.$inferInsert {
  const createdAt = new Date(at(messages, -1).getTime() + 60 * 60 * 1000)
  return {
    id: demoId('account-block', 0),
    blockedBy: person.account.id,
    blocked: applicant.account.id,
    createdAt,
  }
}

/** Each reader has read all, or all but what the other side has written last. */
function statesOf(one: DemoThread, number: number, isAway: boolean) {
  const { id, applicant, company, person, messages } = one
  const random = randomOf('thread-state', number)
  const isDemo = company.entry.name === demoCompanyName
  const colleagues = company.persons.flatMap(({ account }) =>
    account && account.id !== person.account.id && mayRead(account, one) ? [account.id] : [],
  )
  const readers = [
    { accountId: applicant.account.id, side: 'applicant', unread: applicant.number === 0 ? 1 : 0.45 },
    { accountId: person.account.id, side: 'company', unread: isDemo ? 0.7 : 0.35 },
    ...colleagues.map((accountId) => ({ accountId, side: 'company', unread: 0.5 })),
  ]
  return readers.map(({ accountId, side, unread }) => {
    const newest = messages.length - 1
    const isUnread = messages[newest]?.side !== side && random.chance(unread)
    const lastRead = isUnread ? newest - 1 : newest
    return {
      threadId: id,
      accountId,
      readUntil: lastRead < 0 ? null : at(messages, lastRead),
      unread: isUnread ? 1 : 0,
      archived: isAway && side === 'company',
    }
  })
}

/** One that waits for an admin. */
/** One that waits, and one of the weeks before that is settled. */
function reportsOf(threads: DemoThread[]) {
  const reported = threads.filter(
    ({ messages }, number) => number > 5 && messages.some(({ side }) => side === 'company'),
  )
  const nextId = idSequence('thread-report')
  const report = ({ id, applicant, messages }: DemoThread) => ({
    ...{ id: nextId(), threadId: id, reportedBy: applicant.account.id },
    createdAt: new Date(at(messages, -1).getTime() + 60 * 60 * 1000),
  })
  const [newest, ...others] = reported
  const oldest = others.toSorted(
    (one, other) => at(one.messages, -1).getTime() - at(other.messages, -1).getTime(),
  )[0]
  if (!newest || !oldest) return []
  const [first, second] = [report(newest), report(oldest)]
  return [
    {
      ...first,
      kind: 'harassment' as const,
      reason: 'Es wurde nach meiner privaten Nummer gefragt, obwohl ich das nicht wollte.',
    },
    {
      ...second,
      kind: 'advertising' as const,
      reason: 'Statt zu meiner Bewerbung schreibt man mir von einem Nebenjob.',
      settledAt: new Date(second.createdAt.getTime() + 5 * 60 * 60 * 1000),
      settledBy: demoId('admin', 0),
      note: 'Mit der Ausbildungsleitung telefoniert, sie klärt es im Team.',
      answer: 'Danke für den Hinweis. Wir haben mit dem Unternehmen gesprochen.',
    },
  ]
}

function at(messages: DemoMessage[], index: number): Date {
  const found = messages.at(index)
  if (!found) throw new Error('A thread has at least one message')
  return found.sentAt
}
