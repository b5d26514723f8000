import { expect, test } from 'vitest'
import { mailContent } from '#platform/mail/mail-content.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { tipTexts } from './tip.mail.ts'
import { tips } from './tips.rules.ts'

const link = 'https://tandem.example/zugang'
const settings = 'Im Konto: https://tandem.example/account#mitteilungen'
const frame = { universityName: 'Duale Hochschule', baseUrl: 'https://tandem.example', hasImprint: true }

const readers = [
  { locale: 'de', isDu: true },
  { locale: 'de', isDu: false },
  { locale: 'en', isDu: false },
] as const
const variants = tips.flatMap((tip) => readers.map((reader) => ({ tip, ...reader })))

test.each(variants)('$tip, $locale, du $isDu', async ({ tip, locale, isDu }) => {
  const content = mailContent(tipTexts, { locale, isDu }, { tip, link, settings })
  const { subject, text, html } = await renderMail(content, { ...frame, locale })
  const number = `${tips.indexOf(tip) + 1} ${locale === 'de' ? 'von' : 'of'} 6`
  for (const part of [text, html]) {
    for (const words of [link, settings, number]) expect(part).toContain(words)
    expect(part).not.toMatch(/undefined|null/)
  }
  expect(subject).not.toMatch(/[\r\n]/)
  if (locale !== 'de') return expect(text).not.toMatch(/\bdu\b|[äöüß]/)
  if (isDu) expect(text).not.toMatch(/\b(Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihnen)\b/)
  else expect(text).not.toMatch(/\b([Dd]u|[Dd]eine?[nmrs]?|[Dd]ich|[Dd]ir)\b/)
})

test('a tip says du and Sie in the same words otherwise: as many paragraphs, as many steps', () => {
  for (const tip of tips) {
    const [du, sie, english] = readers.map((reader) => mailContent(tipTexts, reader, { tip, link, settings }))
    const steps = (of: typeof du) => of?.paragraphs.map((paragraph) => /^\d\./.exec(paragraph)?.[0] ?? '')
    expect(steps(sie)).toEqual(steps(du))
    expect(steps(english)).toEqual(steps(du))
  }
})
