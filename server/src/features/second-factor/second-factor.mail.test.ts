import { expect, test } from 'vitest'
import { mailContent } from '#platform/mail/mail-content.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { secondFactorTexts } from './second-factor.mail.ts'

const frame = { universityName: 'Duale Hochschule', baseUrl: 'https://tandem.example.org', hasImprint: true }
const link = 'https://tandem.example.org/account'
const changes = [
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
] as const
const readers = [
  { locale: 'de', isDu: true },
  { locale: 'de', isDu: false },
  { locale: 'en', isDu: true },
] as const

test.each(readers)('each change is told in HTML and plain text ($locale, du: $isDu)', async (reader) => {
  const subjects = new Set<string>()
  for (const change of changes) {
    const content = mailContent(secondFactorTexts, reader, { change, link })
    const { subject, html, text } = await renderMail(content, { locale: reader.locale, ...frame })
    subjects.add(subject)
    expect(html).toContain(`href="${link}"`)
    expect(text).toContain(link)
    for (const paragraph of [...content.paragraphs, ...content.afterwards]) expect(text).toContain(paragraph)
    expect(subject + html + text).not.toContain('undefined')
    const foreign = reader.isDu ? /\b(Sie|Ihnen|Ihre?[mnrs]?)\b/ : /\b(du|dich|dir|deine?[mnrs]?)\b/i
    if (reader.locale === 'de') expect(subject + text).not.toMatch(foreign)
  }
  expect(subjects.size).toBe(1)
})
