import { paths } from '@tandem/contract/paths'
import { findAccountById } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { exampleLink, type MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'

/** What the owner is told of. */
export type SecondFactorChange =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'

export async function sendSecondFactorMail(
  ctx: Context,
  accountId: string,
  change: SecondFactorChange,
): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) return
  const link = pageAddress(ctx, reader.locale, paths.account())
  await sendMail(ctx, reader, secondFactorTexts, { change, link })
}

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
      'From now on, we will ask for a code from your authenticator app when you log in. Keep your recovery codes in a safe place.',
    totp_removed: 'We no longer ask for a code from your authenticator app when you log in.',
    passkey_added:
      'A new passkey has been added to your account. You can use it to log in without a password.',
    passkey_removed: 'A passkey has been removed from your account. Nobody can log in with it any more.',
    recovery_codes_renewed: 'Your account has new recovery codes. The previous ones no longer work.',
  },
} as const satisfies Record<string, Record<SecondFactorChange, string>>

/** Goes to the owner after every change of what an account is signed in with beside its password. */
export const secondFactorTexts: MailTexts<Facts> = {
  kind: ({ change }) => change,
  editable: {
    examples: Object.keys(happened.du).map((change) => ({
      change: change as SecondFactorChange,
      link: exampleLink,
    })),
    words: () => ({}),
  },
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
    subject: 'The way you log in to your account has been changed',
    preview: happened.en[change],
    heading: 'Your login has been changed',
    paragraphs: [happened.en[change]],
    action: { label: 'Go to account', href: link },
    afterwards: [
      'If that was not you, please set a new password straight away: this logs you out on all devices. After that, check which devices and passkeys are listed in your account.',
    ],
  }),
}
