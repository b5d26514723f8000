import type { ContactTopic } from '@tandem/contract/pages/contact-message'
import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'

type Facts = {
  topic: ContactTopic
  name: string
  email: string
  page: string
  message: string
  recipient: string
}

const topicsDe: Record<ContactTopic, string> = {
  admission: 'Zulassung',
  application: 'Bewerbung',
  company: 'Unternehmen',
  technical: 'Technik',
  accessibility: 'Barriere',
  other: 'Anfrage',
}

const topicsEn: Record<ContactTopic, string> = {
  admission: 'Admission',
  application: 'Applying',
  company: 'Companies',
  technical: 'Technical question',
  accessibility: 'Barrier',
  other: 'Question',
}

const delivery = ({ topic, name, email, page, message, recipient }: Facts): MailContent => ({
  subject: `${topicsDe[topic]}: Nachricht von ${name}`,
  preview: message.slice(0, 120),
  heading: `Nachricht von ${name}`,
  paragraphs: [`Thema: ${topicsDe[topic]}. An: ${recipient}.`, ...(page ? [`Seite: ${page}`] : []), message],
  afterwards: [`Absender: ${name}, ${email}. Die Adresse ist nicht geprüft.`],
  repliesTo: email,
})

/** To the university's people. */
export const deliveryTexts: MailTexts<Facts> = {
  kind: 'contact_message',
  de: { du: delivery, Sie: delivery },
  en: delivery,
}

/**
 * To an address that nobody has confirmed: what a stranger wrote is not repeated in our name, or the form would be a way
 * to send anything to anybody.
 */
export const confirmationTexts: MailTexts<Pick<Facts, 'topic' | 'recipient'>> = {
  kind: 'contact_confirmation',
  de: {
    du: ({ topic, recipient }) => ({
      subject: 'Deine Nachricht ist angekommen',
      preview: `${recipient} meldet sich bei dir.`,
      heading: 'Danke für deine Nachricht',
      paragraphs: [
        `Sie ist bei uns angekommen (Thema: ${topicsDe[topic]}). ${recipient} antwortet dir an diese Adresse.`,
      ],
      afterwards: [
        'Du hast uns nicht geschrieben? Dann hat sich jemand vertippt, und du brauchst nichts zu tun.',
      ],
    }),
    Sie: ({ topic, recipient }) => ({
      subject: 'Ihre Nachricht ist angekommen',
      preview: `${recipient} meldet sich bei Ihnen.`,
      heading: 'Danke für Ihre Nachricht',
      paragraphs: [
        `Sie ist bei uns angekommen (Thema: ${topicsDe[topic]}). ${recipient} antwortet Ihnen an diese Adresse.`,
      ],
      afterwards: [
        'Sie haben uns nicht geschrieben? Dann hat sich jemand vertippt, und Sie brauchen nichts zu tun.',
      ],
    }),
  },
  en: ({ topic, recipient }) => ({
    subject: 'We have received your message',
    preview: `${recipient} will get back to you.`,
    heading: 'Thank you for your message',
    paragraphs: [`It has arrived (topic: ${topicsEn[topic]}). ${recipient} will answer you at this address.`],
    afterwards: ['You did not write to us? Then somebody mistyped, and you do not have to do anything.'],
  }),
}
