import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEntry, writeCalendar } from './write-calendar.ts'

const entry = (parts: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: '1@tandem.example',
  sequence: 0,
  startsAt: new Date('2026-11-26T09:30:00Z'),
  minutes: 40,
  summary: 'Gespräch mit Werkhof GmbH',
  description: '',
  location: '',
  url: 'https://tandem.example/bewerbungsprofile',
  isCancelled: false,
  organizer: { name: 'Werkhof GmbH', email: 'no-reply@tandem.example' },
  attendee: { name: 'Lena Vogt', email: 'lena@example.org' },
  ...parts,
})
const now = new Date('2026-11-20T08:00:00Z')
const write = (parts: Partial<CalendarEntry>, method: 'REQUEST' | 'CANCEL' | null = 'REQUEST') =>
  writeCalendar({ method, entries: [entry(parts)], now })

/** By another implementation. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('The calendar has no entry')
  const event = new ICAL.Event(component)
  // A time without a zone would be another instant for each reader.
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  return { calendar, event, component, startsAt: event.startDate.toJSDate() }
}

test.each([
  ['in winter', '2026-11-26T09:30:00Z'],
  ['in summer', '2027-07-01T06:15:00Z'],
  ['the morning of the change to summer time', '2027-03-28T07:00:00Z'],
  ['the evening before it', '2027-03-27T18:00:00Z'],
  ['the morning of the change to winter time', '2027-10-31T08:00:00Z'],
  ['the evening before it', '2027-10-30T17:30:00Z'],
  ['at midnight of New Year', '2026-12-31T23:00:00Z'],
])('another calendar reads the same time %s', (_, startsAt) => {
  const found = read(write({ startsAt: new Date(startsAt) }))
  expect(found.startsAt.toISOString()).toBe(new Date(startsAt).toISOString())
  expect(found.event.duration.toSeconds()).toBe(40 * 60)
})

test('and at any minute of the next years, the hour that a change of clocks repeats included', () => {
  const instants = fc.integer({ min: 0, max: 60 * 24 * 365 * 5 })
  fc.assert(
    fc.property(instants, (minute) => {
      const startsAt = new Date(Date.UTC(2026, 0, 1, 0, minute))
      expect(read(write({ startsAt })).startsAt).toEqual(startsAt)
    }),
    { numRuns: 150, seed: 7 },
  )
})

test('says the same about an appointment and its end', () => {
  const { calendar, event, component } = read(write({ sequence: 3, isCancelled: true }, 'CANCEL'))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(event).toMatchObject({ uid: '1@tandem.example', sequence: 3 })
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(component.getFirstProperty('organizer')?.getParameter('cn')).toBe('Werkhof GmbH')
})

test('keeps every text, and none of them begins a line of its own', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replace(/\p{Cc}/gu, ''))
  const texts = fc.tuple(words, words).map((lines) => `x${lines.join('\n')}`)
  fc.assert(
    fc.property(texts, (text) => {
      const written = write({
        summary: text,
        description: text,
        location: text,
        attendee: { name: text, email: 'a@b.de' },
      })
      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const { event } = read(written)
      expect([event.summary, event.description, event.location]).toEqual([text, text, text])
    }),
    { seed: 7 },
  )
})
