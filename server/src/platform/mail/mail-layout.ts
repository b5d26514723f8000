import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { Locale } from '@tandem/contract/common'
import { createElement as h, type ReactElement } from 'react'
import type { MailContent, MailItem } from './mail-content.ts'
import { darkStyles, styles } from './mail-styles.ts'

export type MailFooter = {
  /** Before the action's address in full. */
  fallback: string
  sender: string
  note: string
  /** Null where its page is off. */
  imprint: { label: string; href: string } | null
}
type Props = { content: MailContent; footer: MailFooter; locale: Locale }

/** Tandem's letter: two lanes, the word, the message. Works without images and in both colour schemes. */
export function MailLayout({ content, footer, locale }: Props): ReactElement {
  return h(
    Html,
    { lang: locale },
    h(
      Head,
      null,
      h('title', null, content.subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, darkStyles),
    ),
    h(Preview, null, content.preview),
    h(
      Body,
      { className: 'ground', style: styles.ground },
      h(Container, { className: 'sheet', style: styles.sheet }, lanes, message(content, footer)),
      h(Container, { style: styles.foot }, foot(footer)),
    ),
  )
}

const lanes = h(
  Section,
  { 'aria-hidden': true },
  h('div', { className: 'theory', style: styles.theory }),
  h('div', { style: styles.practice }),
)

function message(content: MailContent, footer: MailFooter): ReactElement {
  const { heading, paragraphs, items = [], action, afterwards, optOut } = content
  return h(
    Section,
    { style: styles.message },
    h(Text, { className: 'brand', style: styles.brand }, 'Tandem'),
    h(Heading, { as: 'h1', className: 'text', style: styles.heading }, heading),
    paragraphs.map((text) => h(Text, { key: text, className: 'text', style: styles.text }, text)),
    items.map(item),
    action && h(Button, { href: action.href, className: 'button', style: styles.button }, action.label),
    afterwards.map((text) => h(Text, { key: text, className: 'muted', style: styles.small }, text)),
    action && h(Text, { className: 'muted', style: styles.address }, footer.fallback, h('br'), action.href),
    optOut &&
      h(
        Text,
        { className: 'muted', style: styles.optOut },
        h(Link, { href: optOut.href, className: 'muted', style: styles.footLink }, optOut.label),
      ),
  )
}

function item({ title, detail, href }: MailItem): ReactElement {
  return h(
    Section,
    { key: href, className: 'item', style: styles.item },
    h(Link, { href, className: 'brand', style: styles.itemTitle }, title),
    h(Text, { className: 'muted', style: styles.itemDetail }, detail),
  )
}

function foot({ sender, note, imprint }: MailFooter): ReactElement {
  return h(
    Text,
    { className: 'muted', style: styles.small },
    sender,
    h('br'),
    note,
    imprint && h('br'),
    imprint && h(Link, { href: imprint.href, className: 'muted', style: styles.footLink }, imprint.label),
  )
}
