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

/**
 * Times stand in the time of Berlin with its rules beside them: what an interview is at 9 in the morning stays so, also
 * for a calendar that knows no time zones by name.
 */
export function writeCalendar({ method, entries, now }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tandem//Interviews//DE',
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : ['X-WR-CALNAME:Tandem', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
    ...berlin,
    ...entries.flatMap((entry) => eventLines(entry, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The rules since 1996. */
const berlin = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

function eventLines(entry: CalendarEntry, now: Date): string[] {
  const { uid, sequence, startsAt, minutes, summary, description, location, url } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART;TZID=Europe/Berlin:${inBerlin(startsAt)}`,
    // Not an end: where the clocks change, its local time would not say how long it is.
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `URL:${url}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${quoted(entry.organizer.name)}:mailto:${entry.organizer.email}`,
    // Answers go through the page: nobody reads the sender's mailbox.
    `ATTENDEE;CN=${quoted(entry.attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${entry.attendee.email}`,
    'END:VEVENT',
  ]
}

const inUtc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

// Swedish writes times as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const inBerlin = (instant: Date): string => format.format(instant).replace(' ', 'T').replace(/[-:]/g, '')

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** A parameter's value knows no escapes. */
const quoted = (name: string): string => `"${name.replace(/["\p{Cc}]+/gu, ' ').trim()}"`

/** Lines have at most 75 bytes; no character is cut in two. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (bytes + length > 74) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += length
  }
  return folded
}
