import { expect, test } from 'vitest'
import { type MailTexts, mailContent } from '#platform/mail/mail-content.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { alreadyRegisteredTexts, confirmationTexts } from './accounts.mail.ts'

const link = 'https://tandem.example.org/registrierung-verifikation/abc'

function render<Facts>(
  texts: MailTexts<Facts>,
  reader: { locale: 'de' | 'en'; isDu: boolean },
  facts: Facts,
) {
  const frame = { universityName: 'Hochschule <Süd>', baseUrl: 'https://tandem.example.org' }
  return renderMail(mailContent(texts, reader, facts), { locale: reader.locale, ...frame })
}

const readers = [
  { locale: 'de', isDu: true },
  { locale: 'de', isDu: false },
  { locale: 'en', isDu: true },
] as const

test.each(readers)('mails say the same in HTML and plain text ($locale, du: $isDu)', async (reader) => {
  for (const texts of [confirmationTexts, alreadyRegisteredTexts]) {
    const { html, text } = await render(texts, reader, { link })
    expect(html).toContain(`lang="${reader.locale}"`)
    expect(html).toContain(`href="${link}"`)
    expect(html).toContain('Hochschule &lt;Süd&gt;')
    expect(html, 'works without images').not.toContain('<img')
    expect(text).toContain(link)
    const { paragraphs } = mailContent(texts, reader, { link })
    for (const paragraph of paragraphs) expect(text).toContain(paragraph)
  }
})

test('German mails keep to the form of address', async () => {
  for (const texts of [confirmationTexts, alreadyRegisteredTexts]) {
    const du = await render(texts, { locale: 'de', isDu: true }, { link })
    const Sie = await render(texts, { locale: 'de', isDu: false }, { link })
    expect(du.subject + du.text).not.toMatch(/\b(Sie|Ihnen|Ihre?[mnrs]?)\b/)
    expect(Sie.subject + Sie.text).not.toMatch(/\b(du|dich|dir|deine?[mnrs]?)\b/i)
  }
})
