import { expect, test } from 'vitest'
import { mailContent } from '#platform/mail/mail-content.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { lifetimeEndedTexts, lifetimeWarningTexts } from './lifetime.mail.ts'

const link = 'https://tandem.example/account#laufzeit'
const facts = { link, endsOn: '2026-12-20', erasedOn: '2027-01-19' }
const frame = { universityName: 'Duale Hochschule', baseUrl: 'https://tandem.example', hasImprint: true }

const readers = [
  { locale: 'de', isDu: true, days: ['20. Dezember 2026', '19. Januar 2027'] },
  { locale: 'de', isDu: false, days: ['20. Dezember 2026', '19. Januar 2027'] },
  { locale: 'en', isDu: false, days: ['20 December 2026', '19 January 2027'] },
] as const
const texts = [
  { name: '30 days', texts: lifetimeWarningTexts, daysLeft: 30 },
  { name: '1 day', texts: lifetimeWarningTexts, daysLeft: 1 },
  { name: 'ended', texts: lifetimeEndedTexts, daysLeft: 0 },
]
const variants = readers.flatMap((reader) => texts.map((mail) => ({ ...reader, ...mail })))

test.each(variants)('$name, $locale, du $isDu', async ({ locale, isDu, days, texts, daysLeft }) => {
  const content = mailContent(texts, { locale, isDu }, { ...facts, daysLeft })
  const { subject, text, html } = await renderMail(content, { ...frame, locale })
  expect(subject).toMatch(locale === 'en' ? /^Your Tandem account/ : isDu ? /^Dein / : /^Ihr /)
  expect(subject).not.toMatch(/[\r\n]/)
  const named = daysLeft === 0 ? days.slice(1) : days
  for (const part of [text, html]) {
    expect(part).toContain(link)
    expect(part).not.toMatch(/undefined|null|Invalid/)
    for (const day of named) expect(part.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain(day)
  }
  if (locale === 'de') expect(text).not.toMatch(isDu ? /\b(Sie|Ihr|Ihnen)\b/ : /\b([Dd]u|[Dd]ein|dich)\b/)
})
