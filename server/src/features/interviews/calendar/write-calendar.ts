import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** One appointment of a calendar file (RFC 5545). */
export type CalendarEntry = {
  /** The same in every version of it. */
  uid: string
  /** Counts the versions. */
  sequence: number
  startsAt: Date
  minutes: number
  summary: string
  description: string
  /** A place, or the address of a call. */
  location: string
  /** The page about it. */
  url: string
  isCancelled: boolean
  organizer: Person
  attendee: Person
}
type Person = { name: string; email: string }

type Calendar = {
  /** Of a mail: puts the entry into the reader's calendar, or takes it out. A feed has none. */
  method: 'REQUEST' | 'CANCEL' | null
  entries: readonly CalendarEntry[]
  /** When it was written. */
  now: Date
}

/** Times are instants in UTC: every calendar shows them in its reader's own time, the days of a time change included. */
export function writeCalendar({ method, entries, now }: Calendar): string {
  const calendar = ical({ prodId: { company: 'Tandem', product: 'Interviews', language: 'DE' } })
  if (method) calendar.method(ICalCalendarMethod[method])
  else calendar.name('Tandem').ttl(60 * 60)
  for (const { uid, sequence, startsAt, minutes, isCancelled, organizer, attendee, ...texts } of entries) {
    const event = calendar.createEvent({
      ...texts,
      id: uid,
      sequence,
      stamp: now,
      start: startsAt,
      end: new Date(startsAt.getTime() + minutes * 60_000),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer,
    })
    // Answers go through the page: nobody reads the sender's mailbox.
    event.createAttendee({ ...attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false })
  }
  return calendar.toString()
}
