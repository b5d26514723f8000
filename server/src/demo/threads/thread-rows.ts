import { message, thread, threadPerson, threadState } from '#features/messaging/messaging.schema.ts'
import { idSequence } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import { randomOf } from '../base/random.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import type { DemoMessage, DemoThread } from './thread.ts'

export function threadRows(threads: DemoThread[]): TableRows[] {
  const nextMessageId = idSequence('message')
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
      threads.flatMap(({ id, messages }) =>
        messages.map(({ side, accountId, text, sentAt }) => ({
          id: nextMessageId(),
          threadId: id,
          side,
          senderAccountId: accountId,
          text,
          sentAt,
        })),
      ),
    ),
    rowsOf(
      threadState,
      threads.flatMap((one, number) => statesOf(one, number)),
    ),
  ]
}

/** Each reader has read all, or all but what the other side has written last. */
function statesOf({ id, applicant, company, person, messages }: DemoThread, number: number) {
  const random = randomOf('thread-state', number)
  const isDemo = company.entry.name === demoCompanyName
  const colleagues = company.persons.flatMap(({ account }) =>
    account && account.id !== person.account.id ? [account.id] : [],
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
    }
  })
}

function at(messages: DemoMessage[], index: number): Date {
  const found = messages.at(index)
  if (!found) throw new Error('A thread has at least one message')
  return found.sentAt
}
