import type { Locale } from '@tandem/contract/common'
import type { ContactTopic } from '@tandem/contract/pages/contact-message'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { confirmationTexts, deliveryTexts } from './contact.mail.ts'

type Message = {
  topic: ContactTopic
  name: string
  email: string
  page: string
  message: string
  /** Whom the message is for, in words. */
  recipient: string
}
export type Delivery = Message & { to: string }
export type Confirmation = Message & { locale: Locale }

/** The university reads German; who wrote is answered by answering the mail. */
export async function sendContactMail(ctx: Context, { to, ...message }: Delivery): Promise<void> {
  await sendMail(ctx, { email: to, locale: 'de', type: 'admin' }, deliveryTexts, factsOf(message))
}

export async function sendContactConfirmation(
  ctx: Context,
  { locale, ...message }: Confirmation,
): Promise<void> {
  const type = message.topic === 'company' ? 'company' : 'applicant'
  await sendMail(ctx, { email: message.email, locale, type }, confirmationTexts, factsOf(message))
}

const factsOf = (message: Message) => ({
  ...message,
  name: inOneLine(message.name),
  page: inOneLine(message.page),
  recipient: inOneLine(message.recipient),
})
