import { describe, expect, test } from 'vitest'
import { mailContent } from '#platform/mail/mail-content.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { alertTexts } from './alert.mail.ts'

const item = (number: number) => ({
  title: `Angebot ${number} <b>`,
  detail: 'Passt zu 87\u00a0% · Acme AG',
  href: `https://tandem.example.org/unternehmen/angebot/${number}`,
})
const links = {
  search: 'https://tandem.example.org/unternehmen/suche/1',
  settings: 'Change it: https://tandem.example.org/account',
  optOut: 'https://tandem.example.org/suchauftrag-abbestellen/token',
}
const kinds = ['offers', 'companies', 'applicants'] as const
type Kind = (typeof kinds)[number]
type Count = { items: number; more?: number }

function write(locale: 'de' | 'en', isDu: boolean, { items, more = 0 }: Count, kind: Kind = 'offers') {
  const facts = { kind, name: 'Süden', more, interval: 'daily' as const, links }
  const shown = Array.from({ length: items }, (_, number) => item(number))
  return mailContent(alertTexts, { locale, isDu }, { ...facts, items: shown })
}

describe.each([
  ['de', true],
  ['de', false],
  ['en', true],
] as const)('in %s, du: %s', (locale, isDu) => {
  test.each(kinds)('a mail about %s is whole', (kind) => {
    for (const count of [{ items: 1 }, { items: 3 }, { items: 10, more: 25 }]) {
      const mail = write(locale, isDu, count, kind)
      expect(JSON.stringify(mail)).not.toMatch(/undefined|null|\[object/)
      expect(mail.items).toHaveLength(count.items)
      expect(mail.action?.href).toBe(links.search)
      expect(mail.optOut?.href).toBe(links.optOut)
      expect(mail.afterwards).toContain(links.settings)
    }
  })

  test('both forms show each hit with its line and link, and where the mails end', async () => {
    const frame = { locale, universityName: 'DH', baseUrl: 'https://tandem.example.org', hasImprint: true }
    const { html, text } = await renderMail(write(locale, isDu, { items: 2, more: 1 }), frame)
    for (const { title, detail, href } of [item(0), item(1)]) {
      expect(text).toContain(`${title}\n${detail}\n${href}`)
      expect(html).toContain(`href="${href}"`)
    }
    expect(html).toContain('Angebot 0 &lt;b&gt;')
    expect(html).toContain(links.optOut)
    expect(text).toContain(links.optOut)
  })
})

test('German keeps to the form of address', () => {
  for (const kind of kinds) {
    const text = (isDu: boolean) => JSON.stringify(write('de', isDu, { items: 1 }, kind))
    expect(text(true)).not.toMatch(/\b(Sie|Ihnen|Ihre?[mnrs]?)\b/)
    expect(text(false)).not.toMatch(/\b(du|dich|dir|deine?[mnrs]?)\b/)
  }
})

test('one, some, and more than are shown', () => {
  const subject = (count: Count) => write('de', true, count).subject
  expect(subject({ items: 1 })).toBe('Ein neues Angebot für „Süden“')
  expect(subject({ items: 3 })).toBe('3 neue Angebote für „Süden“')
  expect(subject({ items: 10, more: 25 })).toBe('35 neue Angebote für „Süden“')
  expect(write('de', true, { items: 10, more: 25 }).afterwards[0]).toBe('Und 25 weitere.')
})
