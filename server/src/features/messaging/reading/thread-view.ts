import type { Locale } from '@tandem/contract/common'
import type { Message, MessageAttachment } from '@tandem/contract/messaging'
import type { Thread } from '@tandem/contract/messaging/threads'
import { NIL } from 'uuid'
import { otherSide, type Side, showsName } from '../messaging.rules.ts'
import { anonymousNames } from './anonymous-names.ts'
import type { MessageRow, ParticipantRow, ReaderRow } from './messages.store.ts'
import type { ThreadPersonRow, ThreadRow } from './threads.store.ts'

type Reading = { own: Side; locale: Locale }

/** A thread, with the organisation persons named in it, as one side reads it. */
export function toThread(row: ThreadRow, persons: readonly ThreadPersonRow[], reading: Reading): Thread {
  const { own, locale } = reading
  const other = otherSide(row, own)?.kind
  return {
    id: row.id,
    archived: row.archived,
    subject: row.subject,
    ownParticipants: participants(row, persons, own.kind, reading),
    otherParticipants: other
      ? participants(row, persons, other, reading)
      : [{ id: NIL, name: anonymousNames[locale].deleted }],
    counterpart: counterpart(row, other, reading),
    applicationId: row.applicationId,
    aboutApplication: row.aboutApplication,
    offerTitle: row.offer && inLanguage(locale, row.offer.titleDe, row.offer.titleEn),
    ...(locale === 'en' && row.offer && !row.offer.titleEn && { offerTitleLanguage: 'de' as const }),
    lastMessageDateTime: row.lastMessageAt.toISOString(),
    lastMessage: { text: row.last.text, own: row.last.side === own.kind },
    unreadMessages: row.unread,
    handler: row.handler?.id
      ? { id: row.handler.id, name: fullName(row.handler.firstName ?? '', row.handler.lastName ?? '') }
      : null,
    revision: row.handler?.revision ?? 0,
    blocked: row.blocked,
    can: {
      assign: own.kind !== 'applicant',
      block: own.kind !== 'institution' && (other === 'applicant' || other === 'company'),
    },
  }
}

/** A message as one side of its thread reads it. */
export function toMessage(
  thread: ThreadRow,
  row: MessageRow,
  readers: readonly ReaderRow[],
  attachments: MessageAttachment[],
  reading: Reading,
): Message {
  return {
    ...toSentMessage(row),
    attachments,
    senderName: nameOf(thread, row.sender, reading),
    own: row.side === reading.own.kind,
    readBy: readers.flatMap(({ kind, readUntil, reader }) => {
      const id = participantId(reader)
      if (!id || !readUntil || kind === row.side || readUntil < row.sentAt) return []
      return [{ id, name: nameOf(thread, reader, reading), readAt: readUntil.toISOString() }]
    }),
  }
}

/** A message just written, as its writer reads it. */
export function toSentMessage(row: MessageRow): Message {
  return {
    id: row.id,
    threadId: row.threadId,
    senderId: participantId(row.sender),
    senderName: fullName(row.sender.firstName ?? '', row.sender.lastName ?? ''),
    own: true,
    message: row.text,
    sentAt: row.sentAt.toISOString(),
    readBy: [],
    attachments: [],
  }
}

/** The applicant on the other side, where the reader may know who they are. */
export function namedApplicant(row: ThreadRow, { own }: Pick<Reading, 'own'>): ThreadRow['person'] {
  return isKnown(row, own) && own.kind !== 'applicant' && row.applicantId ? row.person : null
}

const isKnown = ({ visibility, begunBy, aboutApplication }: ThreadRow, own: Side): boolean =>
  own.kind !== 'company' ||
  showsName({ visibility, begunByApplicant: begunBy === 'applicant', aboutApplication })

function participants(
  row: ThreadRow,
  persons: readonly ThreadPersonRow[],
  kind: Side['kind'],
  reading: Reading,
) {
  if (kind === 'applicant') {
    return row.applicantId ? [{ id: row.applicantId, name: applicantName(row, reading) }] : []
  }
  return persons
    .filter((person) => person.ofCompany === (kind === 'company'))
    .map(({ id, firstName, lastName }) => ({ id, name: fullName(firstName, lastName) }))
}

function counterpart(
  row: ThreadRow,
  other: Side['kind'] | undefined,
  reading: Reading,
): Thread['counterpart'] {
  const named = (name: string) => ({ name, companyId: null, hasLogo: false })
  if (other === 'applicant') return named(applicantName(row, reading))
  if (other === 'institution') return named(row.locationName ?? '')
  if (!row.company || other !== 'company') return named(anonymousNames[reading.locale].deleted)
  const { name, hasLogo, status } = row.company
  const isAway = status !== 'confirmed'
  return { name, hasLogo, companyId: row.companyId, ...(isAway && { unavailable: true as const }) }
}

function applicantName(row: ThreadRow, { own, locale }: Reading): string {
  if (!isKnown(row, own)) return anonymousNames[locale].anonymous
  return row.person ? fullName(row.person.firstName, row.person.lastName) : anonymousNames[locale].deleted
}

function nameOf(thread: ThreadRow, person: ParticipantRow, reading: Reading): string {
  if (person.applicantId) return applicantName(thread, reading)
  if (!person.organisationPersonId) return anonymousNames[reading.locale].deleted
  return fullName(person.firstName ?? '', person.lastName ?? '')
}

const participantId = (person: ParticipantRow) => person.applicantId ?? person.organisationPersonId

const fullName = (firstName: string, lastName: string) => `${firstName} ${lastName}`.trim()

const inLanguage = (locale: Locale, german: string, english: string) => (locale === 'en' && english) || german
