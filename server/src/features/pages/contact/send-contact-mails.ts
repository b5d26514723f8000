import type { Locale } from '@tandem/contract/common'
import type { ContactTopic } from '@tandem/contract/pages/contact-message'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { confirmationTexts, deliveryTexts } from './contact.mail.ts'
import { findLocation, findSupportPerson } from './contact.store.ts'

/** What the sender is told of their message. */
export type Confirmation = {
  topic: ContactTopic
  email: string
  locale: Locale
  /** Whom the message is for, in words. */
  recipient: string
}
export type Delivery = Confirmation & {
  name: string
  page: string
  message: string
  locationId?: string | undefined
  contactId?: string | undefined
}

/**
 * The university reads German; who wrote is answered by answering the mail. Where each address is refused it is an error:
 * the message is tried again, with the addresses of then.
 */
export async function sendContactMail(ctx: Context, { locale: _, ...message }: Delivery): Promise<void> {
  const facts = {
    ...message,
    name: inOneLine(message.name),
    page: inOneLine(message.page),
    recipient: inOneLine(message.recipient),
  }
  for (const email of await findAddresses(ctx, message))
    if (await sendMail(ctx, { email, locale: 'de', type: 'admin' }, deliveryTexts, facts)) return
  throw new Error('Each address refused the message')
}

/** Of the chosen person, else of their location, else of the university. */
async function findAddresses(
  ctx: Context,
  { locationId, contactId }: Pick<Delivery, 'locationId' | 'contactId'>,
): Promise<string[]> {
  const found = contactId ? await findSupportPerson(ctx.db, contactId) : null
  const location = found?.location ?? (locationId ? await findLocation(ctx.db, locationId) : null)
  const { contact } = await ctx.settings(ctx.db)
  const general = contact.mail || addressIn(ctx.config.mail.from)
  return [...new Set([found?.person.mail, location?.mail, general].flatMap((mail) => mail || []))]
}

/** `Tandem <post@example.org>` as it is configured. */
const addressIn = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from

export async function sendContactConfirmation(
  ctx: Context,
  { email, locale, topic, recipient }: Confirmation,
): Promise<void> {
  const type = topic === 'company' ? 'company' : 'applicant'
  await sendMail(ctx, { email, locale, type }, confirmationTexts, { topic, recipient: inOneLine(recipient) })
}
