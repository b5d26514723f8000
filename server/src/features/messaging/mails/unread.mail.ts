import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'

/** Who wrote, about what, how much: never what, which is for Tandem's readers only. */
type Conversation = { name: string; subject: string; unread: number }
type Facts = { conversations: readonly Conversation[]; link: string; settings: string }

const listed = 20

export const unreadTexts: MailTexts<Facts> = {
  kind: 'unread_messages',
  de: {
    du: (facts) => german(facts, 'dir'),
    Sie: (facts) => german(facts, 'Ihnen'),
  },
  en: english,
}

function german({ conversations, ...links }: Facts, to: 'dir' | 'Ihnen'): MailContent {
  const why = 'Was geschrieben wurde, steht nur in Tandem, damit es vertraulich bleibt.'
  const [only, ...more] = conversations
  if (only && more.length === 0) {
    const { name, subject, unread } = only
    const [heading, label] =
      unread === 1
        ? [`${name} hat ${to} geschrieben`, 'Nachricht lesen']
        : [`${name} hat ${to} ${unread} Nachrichten geschrieben`, 'Nachrichten lesen']
    return letter({ heading, lines: [`Betreff: ${subject}`, why], label, ...links })
  }
  const lines = conversations.map(({ name, subject, unread }) => `${name}: ${subject} (${unread} neu)`)
  return letter({
    heading: `${countOf(conversations)} neue Nachrichten`,
    lines: [`In ${conversations.length} Unterhaltungen gibt es Neues:`, ...cut(lines, 'und', 'weitere'), why],
    label: 'Nachrichten lesen',
    ...links,
  })
}

function english({ conversations, ...links }: Facts): MailContent {
  const why = 'To keep them confidential, messages are only shown in Tandem.'
  const [only, ...more] = conversations
  if (only && more.length === 0) {
    const { name, subject, unread } = only
    const [heading, label] =
      unread === 1
        ? [`${name} has sent you a message`, 'Read message']
        : [`${name} has sent you ${unread} messages`, 'Read messages']
    return letter({ heading, lines: [`Subject: ${subject}`, why], label, ...links })
  }
  const lines = conversations.map(({ name, subject, unread }) => `${name}: ${subject} (${unread} new)`)
  return letter({
    heading: `${countOf(conversations)} new messages`,
    lines: [
      `There are new messages in ${conversations.length} conversations:`,
      ...cut(lines, 'and', 'more'),
      why,
    ],
    label: 'Read messages',
    ...links,
  })
}

type Letter = { heading: string; lines: [string, ...string[]]; label: string; link: string; settings: string }

function letter({ heading, lines, label, link, settings }: Letter): MailContent {
  const action = { label, href: link }
  return {
    subject: heading,
    preview: lines[0],
    heading,
    paragraphs: lines,
    action,
    afterwards: [settings],
  }
}

const countOf = (conversations: readonly Conversation[]) =>
  conversations.reduce((sum, { unread }) => sum + unread, 0)

function cut(lines: string[], and: string, more: string): string[] {
  const rest = lines.length - listed
  return rest > 0 ? [...lines.slice(0, listed), `${and} ${rest} ${more}`] : lines
}
