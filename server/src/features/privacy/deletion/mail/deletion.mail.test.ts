import { expect, test } from 'vitest'
import { mailContent } from '#platform/mail/mail-content.ts'
import { deletedTexts } from './deletion.mail.ts'

const contact = 'https://tandem.example.org/kontakt'
const facts = (['own', 'expired', 'removed'] as const).flatMap((why) =>
  [true, false].map((isCompany) => ({ why, isCompany, contact })),
)

test.each(facts)('the last mail, $why, company: $isCompany', (each) => {
  const text = (locale: 'de' | 'en', isDu: boolean) =>
    JSON.stringify(mailContent(deletedTexts, { locale, isDu }, each))
  expect(text('de', true)).not.toMatch(/\b(Sie|Ihnen|Ihre?[mnrs]?)\b/)
  expect(text('de', false)).not.toMatch(/\b(du|dich|dir|deine?[mnrs]?)\b/i)
  for (const said of [text('de', true), text('de', false), text('en', true)]) {
    expect(said).not.toContain('undefined')
    // Only who is said to have done it can have been somebody else.
    expect(said.includes(contact)).toBe(each.why === 'own')
  }
})
