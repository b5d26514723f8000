import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'

type Removed = { title: string; effect: 'delete' | 'close'; ended: number; reason: string; link: string }

const german = ({ title, effect, ended, reason, link }: Removed): MailContent => ({
  subject:
    effect === 'delete'
      ? `Ihr Angebot „${title}“ wurde gelöscht`
      : `Ihr Angebot „${title}“ wurde geschlossen`,
  preview: 'Sie erfahren den Grund und was jetzt gilt.',
  heading:
    effect === 'delete'
      ? 'Die Hochschule hat ein Angebot gelöscht'
      : 'Die Hochschule hat ein Angebot geschlossen',
  paragraphs: [
    effect === 'delete'
      ? `Ihr Angebot „${title}“ ist gelöscht. Beworben hatte sich dafür niemand. Der Grund:`
      : `Ihr Angebot „${title}“ wird nicht mehr gefunden, und niemand kann sich mehr dafür bewerben. Der Grund:`,
    reason,
    ...(ended > 0 ? [endedInGerman(ended)] : []),
    effect === 'delete'
      ? 'Ein neues Angebot können Sie jederzeit anlegen.'
      : 'Das Angebot bleibt in Ihrer Liste. Wenn Sie korrigiert haben, worum es geht, können Sie es wieder veröffentlichen.',
  ],
  action: { label: 'Zu Ihren Angeboten', href: link },
  afterwards: ['Sie halten das für einen Irrtum? Schreiben Sie uns über die Seite „Kontakt“.'],
})

const endedInGerman = (count: number) =>
  count === 1
    ? 'Die eine Bewerbung, die dafür noch lief, ist damit beendet. Wer sich beworben hat, erfährt davon per Mail.'
    : `Die ${count} Bewerbungen, die dafür noch liefen, sind damit beendet. Die Bewerbenden erfahren davon per Mail.`

/** To a company, which everyone addresses with Sie. */
export const removedOfferTexts: MailTexts<Removed> = {
  kind: 'offer_removed',
  de: { du: german, Sie: german },
  en: ({ title, effect, ended, reason, link }) => ({
    subject: `Your offer “${title}” was ${effect === 'delete' ? 'deleted' : 'closed'}`,
    preview: 'Find out why, and what happens now.',
    heading: `The university has ${effect === 'delete' ? 'deleted' : 'closed'} an offer`,
    paragraphs: [
      effect === 'delete'
        ? `Your offer “${title}” is deleted. Nobody had applied for it. This is why:`
        : `Your offer “${title}” can no longer be found, and nobody can apply for it any more. This is why:`,
      reason,
      ...(ended > 0 ? [endedInEnglish(ended)] : []),
      effect === 'delete'
        ? 'You can create a new offer at any time.'
        : 'The offer stays in your list. Once you have put right what this is about, you can publish it again.',
    ],
    action: { label: 'Go to your offers', href: link },
    afterwards: ['Do you think this was a mistake? Write to us on the “Contact” page.'],
  }),
}

const endedInEnglish = (count: number) =>
  count === 1
    ? 'The one application still open for it has ended. The applicant will hear of it by e-mail.'
    : `The ${count} applications still open for it have ended. The applicants will hear of it by e-mail.`
