import type { MailTexts } from '#platform/mail/mail-content.ts'
import type { SecondFactorChange } from './second-factor-change.ts'

type Facts = { change: SecondFactorChange; link: string }

const happened = {
  du: {
    totp_added:
      'Bei der Anmeldung fragen wir ab jetzt nach einem Code aus deiner Authenticator-App. Bewahre die Wiederherstellungscodes gut auf.',
    totp_removed: 'Bei der Anmeldung fragen wir nicht mehr nach einem Code aus der Authenticator-App.',
    passkey_added: 'Zu deinem Konto gehört ein neuer Passkey. Mit ihm kannst du dich ohne Passwort anmelden.',
    passkey_removed:
      'Ein Passkey gehört nicht mehr zu deinem Konto. Mit ihm kann sich niemand mehr anmelden.',
    recovery_codes_renewed:
      'Für dein Konto gibt es neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.',
  },
  Sie: {
    totp_added:
      'Bei der Anmeldung fragen wir ab jetzt nach einem Code aus Ihrer Authenticator-App. Bewahren Sie die Wiederherstellungscodes gut auf.',
    totp_removed: 'Bei der Anmeldung fragen wir nicht mehr nach einem Code aus der Authenticator-App.',
    passkey_added: 'Zu Ihrem Konto gehört ein neuer Passkey. Mit ihm können Sie sich ohne Passwort anmelden.',
    passkey_removed: 'Ein Passkey gehört nicht mehr zu Ihrem Konto. Mit ihm kann sich niemand mehr anmelden.',
    recovery_codes_renewed:
      'Für Ihr Konto gibt es neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.',
  },
  en: {
    totp_added:
      'From now on, we will ask for a code from your authenticator app when you sign in. Keep your recovery codes in a safe place.',
    totp_removed: 'We no longer ask for a code from your authenticator app when you sign in.',
    passkey_added:
      'A new passkey has been added to your account. You can use it to sign in without a password.',
    passkey_removed: 'A passkey has been removed from your account. Nobody can sign in with it any more.',
    recovery_codes_renewed: 'Your account has new recovery codes. The previous ones no longer work.',
  },
} as const satisfies Record<string, Record<SecondFactorChange, string>>

/** Goes to the owner after every change of what an account is signed in with beside its password. */
export const secondFactorTexts: MailTexts<Facts> = {
  de: {
    du: ({ change, link }) => ({
      subject: 'Die Anmeldung bei deinem Konto wurde geändert',
      preview: happened.du[change],
      heading: 'Deine Anmeldung wurde geändert',
      paragraphs: [happened.du[change]],
      action: { label: 'Zum Konto', href: link },
      afterwards: [
        'Das warst du nicht? Dann setze bitte gleich ein neues Passwort: Das beendet die Anmeldung auf allen Geräten. Sieh danach in deinem Konto nach, welche Geräte und Passkeys dort stehen.',
      ],
    }),
    Sie: ({ change, link }) => ({
      subject: 'Die Anmeldung bei Ihrem Konto wurde geändert',
      preview: happened.Sie[change],
      heading: 'Ihre Anmeldung wurde geändert',
      paragraphs: [happened.Sie[change]],
      action: { label: 'Zum Konto', href: link },
      afterwards: [
        'Das waren nicht Sie? Dann setzen Sie bitte gleich ein neues Passwort: Das beendet die Anmeldung auf allen Geräten. Sehen Sie danach in Ihrem Konto nach, welche Geräte und Passkeys dort stehen.',
      ],
    }),
  },
  en: ({ change, link }) => ({
    subject: 'The way you sign in to your account has been changed',
    preview: happened.en[change],
    heading: 'Your sign-in has been changed',
    paragraphs: [happened.en[change]],
    action: { label: 'Go to account', href: link },
    afterwards: [
      'Was that not you? Then please set a new password straight away: this signs you out on all devices. After that, check which devices and passkeys are listed in your account.',
    ],
  }),
}
