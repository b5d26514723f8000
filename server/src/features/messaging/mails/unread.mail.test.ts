import { expect, test } from 'vitest'
import { mailContent } from '#platform/mail/mail-content.ts'
import { unreadTexts } from './unread.mail.ts'

const links = {
  link: 'https://tandem.example.org/x',
  settings: 'Change it: https://tandem.example.org/account',
}
const conversation = (unread: number) => ({ name: 'Acme AG', subject: 'Kennenlernen', unread })
const several = (count: number) => Array.from({ length: count }, () => conversation(2))

function write(locale: 'de' | 'en', isDu: boolean, conversations: ReturnType<typeof conversation>[]) {
  const mail = mailContent(unreadTexts, { locale, isDu }, { conversations, ...links })
  const text = [mail.subject, mail.preview, mail.heading, ...mail.paragraphs, mail.action?.label].join('\n')
  return { ...mail, text }
}

test.each([
  ['de', true],
  ['de', false],
  ['en', true],
] as const)('every mail is whole (%s, du: %s)', (locale, isDu) => {
  for (const conversations of [[conversation(1)], [conversation(3)], several(2), several(50)]) {
    const { text, paragraphs, action, afterwards } = write(locale, isDu, conversations)
    expect(text).not.toMatch(/undefined|null|\[object/)
    expect(paragraphs.length).toBeLessThanOrEqual(23)
    expect(action?.href).toBe(links.link)
    expect(afterwards).toEqual([links.settings])
  }
})

test('German keeps to the form of address', () => {
  for (const conversations of [[conversation(1)], [conversation(3)], several(2)]) {
    expect(write('de', true, conversations).text).not.toMatch(/\b(Sie|Ihnen|Ihre?[mnrs]?)\b/)
    expect(write('de', false, conversations).text).not.toMatch(/\b(du|dich|dir|deine?[mnrs]?)\b/)
  }
})
