import { dayInWords } from '#platform/mail/day-in-words.ts'
import type { MailTexts } from '#platform/mail/mail-content.ts'

export type Invitation = { link: string; companyName: string; inviter: string; expiresOn: string }

/** To somebody who has no account yet, and so in the language of whoever invites, and always with Sie. */
const german = ({ link, companyName, inviter, expiresOn }: Invitation) => ({
  subject: `Einladung zu Tandem: ${companyName}`,
  preview: `${inviter} lädt Sie ein, für ${companyName} bei Tandem mitzuarbeiten.`,
  heading: `${companyName} lädt Sie ein`,
  paragraphs: [
    `${inviter} möchte, dass Sie für ${companyName} bei Tandem mitarbeiten: Angebote für das duale Studium pflegen, Bewerbungen lesen, mit Bewerberinnen und Bewerbern schreiben.`,
    'Dafür legen Sie sich ein eigenes Konto an. Das dauert etwa zwei Minuten.',
  ],
  action: { label: 'Konto anlegen', href: link },
  afterwards: [
    `Die Einladung gilt bis zum ${dayInWords(expiresOn, 'de')} und für ein Konto. Geben Sie den Link bitte nicht weiter.`,
    `Sie kennen ${inviter} nicht oder möchten nicht mitarbeiten? Dann brauchen Sie nichts zu tun. Die Einladung verfällt, und Ihre Adresse wird gelöscht.`,
  ],
})

export const invitationTexts: MailTexts<Invitation> = {
  de: { du: german, Sie: german },
  en: ({ link, companyName, inviter, expiresOn }) => ({
    subject: `Invitation to Tandem: ${companyName}`,
    preview: `${inviter} invites you to work with ${companyName} on Tandem.`,
    heading: `${companyName} invites you`,
    paragraphs: [
      `${inviter} would like you to work for ${companyName} on Tandem: look after offers for dual study, read applications, write with applicants.`,
      'For that you set up an account of your own. It takes about two minutes.',
    ],
    action: { label: 'Set up account', href: link },
    afterwards: [
      `The invitation works until ${dayInWords(expiresOn, 'en')} and for one account. Please do not pass the link on.`,
      `You do not know ${inviter}, or do not want to take part? Then there is nothing to do. The invitation expires, and your address is deleted.`,
    ],
  }),
}
