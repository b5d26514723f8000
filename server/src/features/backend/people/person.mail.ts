import { dayInWords } from '#platform/mail/day-in-words.ts'
import { exampleLink, type MailContent, type MailTexts } from '#platform/mail/mail-content.ts'
import type { personEvents } from './person-event.ts'

type Facts = { reason: string; day: string; login: string; account: string; contact: string }
type Event = (typeof personEvents)[number]

type Letter = {
  subject: string
  paragraphs: [string, ...string[]]
  action: MailContent['action']
  afterwards?: string[]
}

const letter = ({ subject, paragraphs, action, afterwards = [] }: Letter): MailContent => ({
  subject,
  preview: paragraphs[0],
  heading: subject,
  paragraphs,
  ...(action && { action }),
  afterwards,
})

/** Somebody who is told that their account is locked, or is to be deleted, reads why in the admin's own words. */
const du: Record<Event, (facts: Facts) => Letter> = {
  locked: ({ reason, contact }) => ({
    subject: 'Dein Konto bei Tandem ist gesperrt',
    paragraphs: [
      'Die Hochschule hat dein Konto gesperrt. Du kannst dich nicht mehr anmelden, und andere sehen dein Profil nicht. Der Grund:',
      reason,
      'Deine Angaben und Bewerbungen sind noch da.',
    ],
    action: { label: 'Der Hochschule schreiben', href: contact },
    afterwards: ['Du hältst das für einen Irrtum? Schreib uns. Wir sehen es uns noch einmal an.'],
  }),
  unlocked: ({ login }) => ({
    subject: 'Dein Konto bei Tandem ist wieder offen',
    paragraphs: ['Die Hochschule hat die Sperre aufgehoben. Du kannst dich wieder anmelden wie vorher.'],
    action: { label: 'Zu Tandem', href: login },
  }),
  signed_out: ({ reason, login }) => ({
    subject: 'Du bist auf allen Geräten abgemeldet',
    paragraphs: [
      'Die Hochschule hat dich auf allen Geräten von Tandem abgemeldet. Der Grund:',
      reason,
      'Dein Konto ist offen: Melde dich einfach wieder an.',
    ],
    action: { label: 'Zu Tandem', href: login },
    afterwards: ['Hattest du den Verdacht, dass jemand dein Passwort kennt? Dann setze bitte ein neues.'],
  }),
  session_ended: ({ reason, login }) => ({
    subject: 'Du bist auf einem Gerät abgemeldet',
    paragraphs: [
      'Die Hochschule hat dich auf einem deiner Geräte von Tandem abgemeldet. Der Grund:',
      reason,
      'Auf den anderen ändert sich nichts.',
    ],
    action: { label: 'Zu Tandem', href: login },
    afterwards: ['Hattest du den Verdacht, dass jemand dein Passwort kennt? Dann setze bitte ein neues.'],
  }),
  second_factor_reset_requested: ({ contact }) => ({
    subject: 'Dein zweiter Faktor soll zurückgesetzt werden',
    paragraphs: [
      'Bei der Hochschule wurde darum gebeten, den zweiten Faktor deines Kontos zu entfernen, weil du dich ohne ihn nicht anmelden kannst. Bestätigt das innerhalb von drei Tagen eine zweite Person der Hochschule, meldest du dich danach mit deinem Passwort allein an. Sonst bleibt alles, wie es ist.',
      'Hast du nicht darum gebeten? Dann schreib uns bitte gleich.',
    ],
    action: { label: 'Der Hochschule schreiben', href: contact },
  }),
  second_factor_reset: ({ account }) => ({
    subject: 'Dein zweiter Faktor ist zurückgesetzt',
    paragraphs: [
      'Zwei Personen der Hochschule haben den zweiten Faktor deines Kontos entfernt: Authenticator-App, Passkeys und Wiederherstellungscodes gelten nicht mehr. Du bist überall abgemeldet und meldest dich mit deinem Passwort an.',
      'Richte den zweiten Faktor bitte bald neu ein.',
    ],
    action: { label: 'Zum Konto', href: account },
    afterwards: ['Du hast nicht darum gebeten? Dann setze bitte gleich ein neues Passwort und schreib uns.'],
  }),
  second_factor_kept: ({ contact }) => ({
    subject: 'Dein zweiter Faktor bleibt',
    paragraphs: [
      'Der zweite Faktor deines Kontos wird nun doch nicht zurückgesetzt. Es bleibt alles, wie es ist.',
      'Kannst du dich noch immer nicht anmelden? Dann schreib uns, und wir prüfen es noch einmal.',
    ],
    action: { label: 'Der Hochschule schreiben', href: contact },
  }),
  exported: ({ contact }) => ({
    subject: 'Die Hochschule hat eine Kopie deiner Daten erstellt',
    paragraphs: [
      'Die Hochschule hat eine Kopie der Daten erstellt, die Tandem über dich kennt, zum Beispiel, weil du sie um Auskunft gebeten hast. Geändert hat sich an deinem Konto nichts.',
    ],
    action: { label: 'Der Hochschule schreiben', href: contact },
    afterwards: ['Du hast nicht darum gebeten und möchtest wissen, warum? Schreib uns.'],
  }),
  deletion_scheduled: ({ reason, day, contact }) => ({
    subject: `Dein Konto bei Tandem wird am ${day} gelöscht`,
    paragraphs: [
      `Die Hochschule löscht dein Konto am ${day}. Der Grund:`,
      reason,
      'Bis dahin kannst du unter „Konto“ eine Kopie deiner Daten herunterladen. Danach sind deine Angaben, Bewerbungen und Dokumente weg.',
    ],
    action: { label: 'Der Hochschule schreiben', href: contact },
    afterwards: ['Du möchtest dein Konto behalten? Schreib uns, bevor es gelöscht ist.'],
  }),
  deletion_cancelled: ({ login }) => ({
    subject: 'Dein Konto bei Tandem bleibt',
    paragraphs: ['Die Hochschule löscht dein Konto nun doch nicht. Es bleibt alles, wie es ist.'],
    action: { label: 'Zu Tandem', href: login },
  }),
}

const sie: typeof du = {
  locked: ({ reason, contact }) => ({
    subject: 'Ihr Konto bei Tandem ist gesperrt',
    paragraphs: [
      'Die Hochschule hat Ihr Konto gesperrt. Sie können sich nicht mehr anmelden, und andere sehen Sie nicht. Der Grund:',
      reason,
      'Ihre Angaben sind noch da.',
    ],
    action: { label: 'Der Hochschule schreiben', href: contact },
    afterwards: ['Sie halten das für einen Irrtum? Schreiben Sie uns. Wir sehen es uns noch einmal an.'],
  }),
  unlocked: ({ login }) => ({
    subject: 'Ihr Konto bei Tandem ist wieder offen',
    paragraphs: ['Die Hochschule hat die Sperre aufgehoben. Sie können sich wieder anmelden wie vorher.'],
    action: { label: 'Zu Tandem', href: login },
  }),
  signed_out: ({ reason, login }) => ({
    subject: 'Sie sind auf allen Geräten abgemeldet',
    paragraphs: [
      'Die Hochschule hat Sie auf allen Geräten von Tandem abgemeldet. Der Grund:',
      reason,
      'Ihr Konto ist offen: Melden Sie sich einfach wieder an.',
    ],
    action: { label: 'Zu Tandem', href: login },
    afterwards: ['Hatten Sie den Verdacht, dass jemand Ihr Passwort kennt? Dann setzen Sie bitte ein neues.'],
  }),
  session_ended: ({ reason, login }) => ({
    subject: 'Sie sind auf einem Gerät abgemeldet',
    paragraphs: [
      'Die Hochschule hat Sie auf einem Ihrer Geräte von Tandem abgemeldet. Der Grund:',
      reason,
      'Auf den anderen ändert sich nichts.',
    ],
    action: { label: 'Zu Tandem', href: login },
    afterwards: ['Hatten Sie den Verdacht, dass jemand Ihr Passwort kennt? Dann setzen Sie bitte ein neues.'],
  }),
  second_factor_reset_requested: ({ contact }) => ({
    subject: 'Ihr zweiter Faktor soll zurückgesetzt werden',
    paragraphs: [
      'Bei der Hochschule wurde darum gebeten, den zweiten Faktor Ihres Kontos zu entfernen, weil Sie sich ohne ihn nicht anmelden können. Bestätigt das innerhalb von drei Tagen eine zweite Person der Hochschule, melden Sie sich danach mit Ihrem Passwort allein an. Sonst bleibt alles, wie es ist.',
      'Haben Sie nicht darum gebeten? Dann schreiben Sie uns bitte gleich.',
    ],
    action: { label: 'Der Hochschule schreiben', href: contact },
  }),
  second_factor_reset: ({ account }) => ({
    subject: 'Ihr zweiter Faktor ist zurückgesetzt',
    paragraphs: [
      'Zwei Personen der Hochschule haben den zweiten Faktor Ihres Kontos entfernt: Authenticator-App, Passkeys und Wiederherstellungscodes gelten nicht mehr. Sie sind überall abgemeldet und melden sich mit Ihrem Passwort an.',
      'Richten Sie den zweiten Faktor bitte bald neu ein.',
    ],
    action: { label: 'Zum Konto', href: account },
    afterwards: [
      'Sie haben nicht darum gebeten? Dann setzen Sie bitte gleich ein neues Passwort und schreiben Sie uns.',
    ],
  }),
  second_factor_kept: ({ contact }) => ({
    subject: 'Ihr zweiter Faktor bleibt',
    paragraphs: [
      'Der zweite Faktor Ihres Kontos wird nun doch nicht zurückgesetzt. Es bleibt alles, wie es ist.',
      'Können Sie sich noch immer nicht anmelden? Dann schreiben Sie uns, und wir prüfen es noch einmal.',
    ],
    action: { label: 'Der Hochschule schreiben', href: contact },
  }),
  exported: ({ contact }) => ({
    subject: 'Die Hochschule hat eine Kopie Ihrer Daten erstellt',
    paragraphs: [
      'Die Hochschule hat eine Kopie der Daten erstellt, die Tandem über Sie kennt, zum Beispiel, weil Sie sie um Auskunft gebeten haben. Geändert hat sich an Ihrem Konto nichts.',
    ],
    action: { label: 'Der Hochschule schreiben', href: contact },
    afterwards: ['Sie haben nicht darum gebeten und möchten wissen, warum? Schreiben Sie uns.'],
  }),
  deletion_scheduled: ({ reason, day, contact }) => ({
    subject: `Ihr Konto bei Tandem wird am ${day} gelöscht`,
    paragraphs: [
      `Die Hochschule löscht Ihr Konto am ${day}. Der Grund:`,
      reason,
      'Bis dahin können Sie unter „Konto“ eine Kopie Ihrer Daten herunterladen. Danach sind Ihre persönlichen Angaben weg.',
    ],
    action: { label: 'Der Hochschule schreiben', href: contact },
    afterwards: ['Sie möchten Ihr Konto behalten? Schreiben Sie uns, bevor es gelöscht ist.'],
  }),
  deletion_cancelled: ({ login }) => ({
    subject: 'Ihr Konto bei Tandem bleibt',
    paragraphs: ['Die Hochschule löscht Ihr Konto nun doch nicht. Es bleibt alles, wie es ist.'],
    action: { label: 'Zu Tandem', href: login },
  }),
}

const english: typeof du = {
  locked: ({ reason, contact }) => ({
    subject: 'Your Tandem account is locked',
    paragraphs: [
      'The university has locked your account. You can no longer log in, and others cannot see you. This is why:',
      reason,
      'Your details are still there.',
    ],
    action: { label: 'Write to the university', href: contact },
    afterwards: ['Do you think this was a mistake? Write to us and we will look at it again.'],
  }),
  unlocked: ({ login }) => ({
    subject: 'Your Tandem account is open again',
    paragraphs: ['The university has unlocked your account. You can log in again as before.'],
    action: { label: 'Go to Tandem', href: login },
  }),
  signed_out: ({ reason, login }) => ({
    subject: 'You are logged out on all devices',
    paragraphs: [
      'The university has logged you out of Tandem on all devices. This is why:',
      reason,
      'Your account is open: simply log in again.',
    ],
    action: { label: 'Go to Tandem', href: login },
    afterwards: ['Did you suspect that someone knows your password? Then please set a new one.'],
  }),
  session_ended: ({ reason, login }) => ({
    subject: 'You are logged out on one device',
    paragraphs: [
      'The university has logged you out of Tandem on one of your devices. This is why:',
      reason,
      'Nothing changes on your other devices.',
    ],
    action: { label: 'Go to Tandem', href: login },
    afterwards: ['Did you suspect that someone knows your password? Then please set a new one.'],
  }),
  second_factor_reset_requested: ({ contact }) => ({
    subject: 'Your second factor is about to be reset',
    paragraphs: [
      'The university was asked to remove the second factor of your account because you cannot log in without it. If a second person at the university confirms this within three days, you will then log in with your password alone. Otherwise nothing changes.',
      'Was this not your request? Then please write to us straight away.',
    ],
    action: { label: 'Write to the university', href: contact },
  }),
  second_factor_reset: ({ account }) => ({
    subject: 'Your second factor has been reset',
    paragraphs: [
      'Two people at the university have removed the second factor of your account: the authenticator app, passkeys and recovery codes no longer work. You are logged out everywhere and log in with your password.',
      'Please set up the second factor again soon.',
    ],
    action: { label: 'Go to account', href: account },
    afterwards: ['Was this not your request? Then please set a new password straight away and write to us.'],
  }),
  second_factor_kept: ({ contact }) => ({
    subject: 'Your second factor stays',
    paragraphs: [
      'The second factor of your account will not be reset after all. Nothing changes.',
      'Are you still unable to log in? Then write to us and we will look at it again.',
    ],
    action: { label: 'Write to the university', href: contact },
  }),
  exported: ({ contact }) => ({
    subject: 'The university has made a copy of your data',
    paragraphs: [
      'The university has made a copy of the data that Tandem holds about you, for example because you asked for it. Your account has not changed.',
    ],
    action: { label: 'Write to the university', href: contact },
    afterwards: ['You did not ask for this and would like to know why? Write to us.'],
  }),
  deletion_scheduled: ({ reason, day, contact }) => ({
    subject: `Your Tandem account will be deleted on ${day}`,
    paragraphs: [
      `The university will delete your account on ${day}. This is why:`,
      reason,
      'Until then you can download a copy of your data under “Account”. After that, your details will be gone.',
    ],
    action: { label: 'Write to the university', href: contact },
    afterwards: ['Would you like to keep your account? Write to us before it is deleted.'],
  }),
  deletion_cancelled: ({ login }) => ({
    subject: 'Your Tandem account stays',
    paragraphs: ['The university will not delete your account after all. Everything stays as it is.'],
    action: { label: 'Go to Tandem', href: login },
  }),
}

const spoken = (words: typeof du, event: Event) => (facts: Facts) => letter(words[event](facts))

export const personTexts = (event: Event): MailTexts<Facts> => ({
  kind: event,
  editable: {
    examples: [
      {
        ...{
          login: exampleLink,
          account: exampleLink,
          contact: exampleLink,
          day: dayInWords('2027-03-31', 'de'),
        },
        reason: 'Unter dem Namen meldet sich jemand anderes.',
      },
    ],
    words: ({ reason, day }) => ({ reason, day }),
  },
  de: { du: spoken(du, event), Sie: spoken(sie, event) },
  en: spoken(english, event),
})
