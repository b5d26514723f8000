import { dayInWords } from '#platform/mail/day-in-words.ts'
import { exampleLink, type MailTexts } from '#platform/mail/mail-content.ts'

export type Invitation = { link: string; companyName: string; inviter: string; expiresOn: string }

/** To somebody who has no account yet, and so in the language of whoever invites, and always with Sie. */
const german = ({ link, companyName, inviter, expiresOn }: Invitation) => ({
  subject: `Einladung zu Tandem: ${companyName}`,
  preview: `${inviter} lädt Sie ein, für ${companyName} bei Tandem mitzuarbeiten.`,
  heading: `${companyName} lädt Sie ein`,
  paragraphs: [
    `${inviter} möchte, dass Sie für ${companyName} bei Tandem mitarbeiten: Angebote für das duale Studium pflegen, Bewerbungen lesen, mit Bewerbenden schreiben.`,
    'Dafür legen Sie sich ein eigenes Konto an. Das dauert etwa zwei Minuten.',
  ],
  action: { label: 'Konto anlegen', href: link },
  afterwards: [
    `Die Einladung gilt bis zum ${dayInWords(expiresOn, 'de')} und für ein Konto. Geben Sie den Link bitte nicht weiter.`,
    `Sie kennen ${inviter} nicht oder möchten nicht mitarbeiten? Dann brauchen Sie nichts zu tun. Die Einladung verfällt, und Ihre Adresse wird gelöscht.`,
  ],
})

export const invitationTexts: MailTexts<Invitation> = {
  kind: 'invitation',
  editable: {
    examples: [
      {
        link: exampleLink,
        companyName: 'Beispiel GmbH',
        inviter: 'Sabine Muster',
        expiresOn: '2027-03-31',
      },
    ],
    words: ({ companyName, inviter, expiresOn }, locale) => ({
      companyName,
      inviter,
      expiresOn: dayInWords(expiresOn, locale),
    }),
  },
  de: { du: german, Sie: german },
  en: ({ link, companyName, inviter, expiresOn }) => ({
    subject: `Invitation to Tandem: ${companyName}`,
    preview: `${inviter} invites you to work with ${companyName} on Tandem.`,
    heading: `${companyName} invites you`,
    paragraphs: [
      `${inviter} would like you to join ${companyName} on Tandem, to manage offers of dual study places, read applications and write to applicants.`,
      'To join, set up your own account. It takes about two minutes.',
    ],
    action: { label: 'Set up account', href: link },
    afterwards: [
      `The invitation is valid until ${dayInWords(expiresOn, 'en')} and for one account only. Please do not pass the link on.`,
      `If you do not know ${inviter} or do not want to join, you do not have to do anything. The invitation will expire and your address will be deleted.`,
    ],
  }),
}
