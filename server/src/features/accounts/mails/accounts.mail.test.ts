import { expect, test } from 'vitest'
import {
  confirmEmailTexts,
  formerAddressTexts,
  newAddressTexts,
} from '#features/sign-in/email/email-change.mail.ts'
import { passwordChangedTexts, passwordRequestTexts } from '#features/sign-in/password/password.mail.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { type MailTexts, mailContent } from '#platform/mail/mail-content.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { alreadyRegisteredTexts, confirmationTexts } from './confirmation.mail.ts'
import { joinedCompanyTexts, pendingCompanyTexts, welcomeTexts } from './welcome.mail.ts'

const facts = {
  link: 'https://tandem.example.org/registrierung-verifikation/abc',
  firstName: 'Lena',
  fullName: 'Jana <b>Weiß</b>',
  companyName: 'Müller & Söhne',
  newAddress: 'l…b@example.org',
}
type Facts = typeof facts
type Texts = Omit<MailTexts<Facts>, 'editable' | 'kind'>

const mails: [string, Texts][] = [
  ['confirm', confirmationTexts],
  ['already registered', alreadyRegisteredTexts],
  ['welcome', welcomeTexts],
  ['pending company', pendingCompanyTexts],
  ['joined company', joinedCompanyTexts],
  ['password request', passwordRequestTexts],
  ['password changed', passwordChangedTexts],
  ['confirm address', confirmEmailTexts],
  ['new address', newAddressTexts],
  ['former address', formerAddressTexts],
]

const readers = [
  { locale: 'de', isDu: true },
  { locale: 'de', isDu: false },
  { locale: 'en', isDu: true },
] as const

function render(texts: Texts, reader: (typeof readers)[number]) {
  const frame = {
    universityName: 'Hochschule <Süd>',
    baseUrl: 'https://tandem.example.org',
    hasImprint: true,
  }
  return renderMail(mailContent(texts, reader, facts), { locale: reader.locale, ...frame })
}

const variants = mails.flatMap(([name, texts]) => readers.map((reader) => ({ name, texts, ...reader })))

test.each(variants)('“$name” says the same in HTML and plain text ($locale, du: $isDu)', async (variant) => {
  const { texts, ...reader } = variant
  const { html, text, subject } = await render(texts, reader)
  expect(subject).not.toBe('')
  expect(html).toContain(`lang="${reader.locale}"`)
  expect(html).toContain(`href="${facts.link}"`)
  expect(html).toContain('Hochschule &lt;Süd&gt;')
  expect(html, 'names are text').not.toContain('<b>Weiß')
  expect(html, 'works without images').not.toContain('<img')
  expect(text).toContain(facts.link)
  const { heading, paragraphs, afterwards } = mailContent(texts, reader, facts)
  const shown = html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  for (const words of [heading, ...paragraphs, ...afterwards]) {
    expect(text).toContain(words)
    expect(shown).toContain(words)
  }
  expect(subject + text + html).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/)
})

/** To people of companies these are always with Sie. */
const toCompanies = ['pending company', 'joined company']

test.each(mails)('“%s” keeps to the form of address in German', async (name, texts) => {
  const du = await render(texts, { locale: 'de', isDu: true })
  const Sie = await render(texts, { locale: 'de', isDu: false })
  expect(Sie.subject + Sie.text).not.toMatch(/\b(du|dich|dir|deine?[mnrs]?)\b/i)
  if (toCompanies.includes(name)) return expect(du).toEqual(Sie)
  expect(du.subject + du.text).not.toMatch(/\b(Sie|Ihnen|Ihre?[mnrs]?)\b/)
})

test('a name stays a name: it begins no line of its own', () => {
  expect(inOneLine(' Lena\r\nBcc: a@example.org\n\n-- \nTandem\u2028\u202e ')).toBe(
    'Lena Bcc: a@example.org -- Tandem',
  )
})
