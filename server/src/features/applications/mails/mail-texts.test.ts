import { declineReasons } from '@tandem/contract/applications'
import { expect, test } from 'vitest'
import { type MailContent, type MailTexts, mailContent } from '#platform/mail/mail-content.ts'
import { changeTexts } from './change.mail.ts'
import { decisionTexts, receivedTexts, withdrawnTexts } from './company.mail.ts'
import { mailedChanges } from './mails.rules.ts'
import { removedProfileTexts } from './removed-profile.mail.ts'

const links = {
  link: 'https://tandem.example.org/x',
  settings: 'Change it: https://tandem.example.org/account',
}
const offers = ['Informatik', null]
const company = 'Acme AG'
const everyChange = mailedChanges.flatMap((change) =>
  ([null, 'offer_made', 'place_taken'] as const).flatMap((before) =>
    declineReasons.map((reason) => ({ change, before, reason, note: 'Danke.' })),
  ),
)

function* everyMail(locale: 'de' | 'en', isDu: boolean): Generator<MailContent> {
  const write = <Facts>(texts: MailTexts<Facts>, facts: Facts) => mailContent(texts, { locale, isDu }, facts)
  for (const offer of offers) {
    for (const facts of everyChange) yield write(changeTexts, { ...facts, company, offer, ...links })
    for (const accepts of [true, false]) {
      const waiting = accepts ? ['Mia Ott', 'Tim Rau'] : []
      const interview = accepts ? '9. März 2027, 10:00 Uhr' : null
      yield write(decisionTexts, { name: 'Kim', accepts, offer, interview, waiting, ...links })
    }
    for (const count of [1, 2, 30]) {
      const applications = Array.from({ length: count }, (_, index) => ({ name: `Kim ${index}`, offer }))
      yield write(receivedTexts, { applications, ...links })
    }
    yield write(withdrawnTexts, { offer, ...links })
  }
}
const textOf = ({ subject, preview, heading, paragraphs, action, afterwards }: MailContent) =>
  [subject, preview, heading, ...paragraphs, action?.label, ...afterwards].join('\n')

test.each([
  ['de', true],
  ['de', false],
  ['en', true],
] as const)('every mail is whole (%s, du: %s)', (locale, isDu) => {
  for (const mail of everyMail(locale, isDu)) {
    expect(textOf(mail)).not.toMatch(/undefined|null|\[object/)
    expect(mail.paragraphs.length).toBeLessThanOrEqual(22)
    expect(mail.action?.href).toBe(links.link)
    expect(mail.afterwards).toEqual([links.settings])
  }
  const removed = mailContent(removedProfileTexts, { locale, isDu }, { ...links, reason: 'Wegen des Fotos.' })
  expect(textOf(removed)).not.toMatch(/undefined|null|\[object/)
  expect(removed.paragraphs).toContain('Wegen des Fotos.')
  // It comes whatever the settings say.
  expect(removed).toMatchObject({ action: { href: links.link }, afterwards: [] })
})

test.each([
  ['de', true, /\bAngebot(?!e)\b/, 'Acme AG nimmt keine Initiativbewerbungen mehr an'],
  ['de', false, /\bAngebot(?!e)\b/, 'Acme AG nimmt keine Initiativbewerbungen mehr an'],
  ['en', true, /\boffer\b/, 'Acme AG no longer accepts speculative applications'],
] as const)(
  'where there was no offer, none is said to have closed (%s, du: %s)',
  (locale, isDu, offer, subject) => {
    const change = { change: 'offer_closed', before: null, reason: null, note: '', company } as const
    const told = (title: string | null) =>
      mailContent(changeTexts, { locale, isDu }, { ...change, offer: title, ...links })
    expect(textOf(told(null))).not.toMatch(offer)
    expect(told(null).subject).toBe(subject)
    expect(textOf(told('Informatik'))).toMatch(offer)
  },
)

test('German keeps to the form of address', () => {
  const [du, formal] = [true, false].map((isDu) =>
    everyChange
      .flatMap((facts) =>
        offers.map((offer) =>
          textOf(mailContent(changeTexts, { locale: 'de', isDu }, { ...facts, company, offer, ...links })),
        ),
      )
      .join('\n'),
  )
  expect(du).not.toMatch(/\b(Sie|Ihnen|Ihre?[mnrs]?)\b/)
  expect(formal).not.toMatch(/\b(du|dich|dir|deine?[mnrs]?|ihr)\b/)
})
