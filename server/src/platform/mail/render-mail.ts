import { render } from '@react-email/components'
import type { Locale } from '@tandem/contract/common'
import { localizePath, paths } from '@tandem/contract/paths'
import type { MailContent } from './mail-content.ts'
import { type MailFooter, MailLayout } from './mail-layout.ts'
import type { MailMessage } from './mailer.ts'

export type MailFrame = {
  locale: Locale
  /** Who runs the platform. */
  universityName: string
  /** Without a slash at its end. */
  baseUrl: string
  /** Whether its page is on. */
  hasImprint: boolean
}

/** The same words twice: as HTML, and as plain text for whoever reads without it. */
export async function renderMail(
  content: MailContent,
  frame: MailFrame,
): Promise<Pick<MailMessage, 'subject' | 'html' | 'text'>> {
  const footer = footerOf(frame, content)
  return {
    subject: content.subject,
    html: await render(MailLayout({ content, footer, locale: frame.locale })),
    text: plainText(content, footer),
  }
}

function footerOf(
  { locale, universityName, baseUrl, hasImprint }: MailFrame,
  { repliesTo }: MailContent,
): MailFooter {
  const { fallback, note, replies, imprint } = footerTexts[locale]
  return {
    fallback,
    sender: `Tandem · ${universityName}`,
    note: repliesTo ? replies(repliesTo) : note,
    imprint: hasImprint ? { label: imprint, href: baseUrl + localizePath(paths.imprint(), locale) } : null,
  }
}

const footerTexts = {
  de: {
    fallback: 'Falls der Knopf nicht reagiert, führt auch diese Adresse zum Ziel:',
    note: 'Diese Nachricht wurde automatisch verschickt. Antworten an diese Adresse liest niemand.',
    replies: (address: string) => `Wenn Sie auf diese Nachricht antworten, geht Ihre Antwort an ${address}.`,
    imprint: 'Impressum',
  },
  en: {
    fallback: 'If the button does not work, use this address instead:',
    note: 'This message was sent automatically. Replies to this address are not read.',
    replies: (address: string) => `If you reply to this message, your answer goes to ${address}.`,
    imprint: 'Imprint',
  },
} as const

function plainText(content: MailContent, footer: MailFooter): string {
  const { heading, paragraphs, items = [], action, afterwards, optOut } = content
  const body = [
    heading,
    ...paragraphs,
    ...items.map(({ title, detail, href }) => [title, detail, href].filter(Boolean).join('\n')),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...afterwards,
    ...(optOut ? [`${optOut.label}:\n${optOut.href}`] : []),
  ]
  const { sender, note, imprint } = footer
  const signature = [sender, note, ...(imprint ? [`${imprint.label}: ${imprint.href}`] : [])]
  // "-- " begins a signature, which mail programs set apart.
  return `${body.join('\n\n')}\n\n-- \n${signature.join('\n')}\n`
}
