import type { Locale } from '@tandem/contract/common'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import type { MailCalendar } from '#platform/mail/mailer.ts'
import type { InterviewRow } from '../interviews.store.ts'
import { findParties } from '../parties.store.ts'
import { presentEntry } from './present-entry.ts'
import { writeCalendar } from './write-calendar.ts'

type Entry = { interview: InterviewRow; startsAt: Date; sequence: number; isCancel: boolean }

/** What a mail carries into the reader's calendar, or takes out of it. */
export async function calendarEntryFor(
  ctx: Context,
  reader: Parameters<typeof presentEntry>[1],
  { interview, startsAt, sequence, isCancel }: Entry,
): Promise<MailCalendar> {
  const { firstName, lastName, companyName, applicationId, offer } = await requireParties(ctx, interview)
  const { id: interviewId, minutes, kind, where } = interview
  const entry = presentEntry(ctx, reader, {
    ...{ interviewId, applicationId, sequence, startsAt, minutes, kind, where, companyName },
    applicantName: `${firstName} ${lastName}`,
    offerTitle: titleIn(reader.locale, offer),
    isCancelled: isCancel,
  })
  const method = isCancel ? 'CANCEL' : 'REQUEST'
  return { method, content: writeCalendar({ method, entries: [entry], now: ctx.clock() }) }
}

export async function requireParties(ctx: Context, { id }: InterviewRow) {
  const parties = await findParties(ctx.db, id)
  if (!parties) throw new Error(`The interview ${id} has lost its application`)
  return parties
}

export const titleIn = (locale: Locale, offer: { titleDe: string; titleEn: string } | null) =>
  offer && inOneLine((locale === 'en' && offer.titleEn) || offer.titleDe)
