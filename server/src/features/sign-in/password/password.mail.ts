import { paths } from '@tandem/contract/paths'
import { findAccountById, issueToken } from '#features/accounts/accounts.api.ts'
import { newToken } from '#platform/auth/token.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { exampleLink, type MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'

const tokenLifeMs = 60 * 60 * 1000

/** Makes the token here, so that nothing but the mail ever holds it. A second mail replaces the first one's. */
export async function sendPasswordMail(ctx: Context, accountId: string): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) return
  const { token, hash } = newToken()
  await transaction(ctx, async (ctx) => {
    const now = ctx.clock()
    const expiresAt = new Date(now.getTime() + tokenLifeMs)
    await issueToken(ctx.db, { hash, accountId, purpose: 'reset_password', now, expiresAt })
  })
  const link = pageAddress(ctx, reader.locale, paths.newPassword({ token }))
  await sendMail(ctx, reader, passwordRequestTexts, { link })
}

export async function sendPasswordChangedMail(ctx: Context, accountId: string): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) return
  const link = pageAddress(ctx, reader.locale, paths.requestPassword())
  await sendMail(ctx, reader, passwordChangedTexts, { link })
}

type WithLink = { link: string }

export const passwordRequestTexts: MailTexts<WithLink> = {
  kind: 'request_password',
  editable: {
    examples: [{ link: exampleLink }],
    words: () => ({}),
  },
  de: {
    du: ({ link }) => ({
      subject: 'Neues Passwort für dein Konto bei Tandem',
      preview: 'Mit dem Link in dieser Mail legst du ein neues Passwort fest.',
      heading: 'Ein neues Passwort festlegen',
      paragraphs: [
        'Du möchtest ein neues Passwort für dein Konto bei Tandem. Mit diesem Link legst du es fest. Danach bist du auf allen Geräten abgemeldet und meldest dich mit dem neuen Passwort an.',
      ],
      action: { label: 'Passwort festlegen', href: link },
      afterwards: [
        'Der Link gilt eine Stunde und nur einmal.',
        'Du hast kein neues Passwort angefordert? Dann brauchst du nichts zu tun: Dein bisheriges gilt weiter.',
      ],
    }),
    Sie: ({ link }) => ({
      subject: 'Neues Passwort für Ihr Konto bei Tandem',
      preview: 'Mit dem Link in dieser Mail legen Sie ein neues Passwort fest.',
      heading: 'Ein neues Passwort festlegen',
      paragraphs: [
        'Sie möchten ein neues Passwort für Ihr Konto bei Tandem. Mit diesem Link legen Sie es fest. Danach sind Sie auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort an.',
      ],
      action: { label: 'Passwort festlegen', href: link },
      afterwards: [
        'Der Link gilt eine Stunde und nur einmal.',
        'Sie haben kein neues Passwort angefordert? Dann brauchen Sie nichts zu tun: Ihr bisheriges gilt weiter.',
      ],
    }),
  },
  en: ({ link }) => ({
    subject: 'New password for your Tandem account',
    preview: 'Use the link in this e-mail to set a new password.',
    heading: 'Set a new password',
    paragraphs: [
      'You asked for a new password for your Tandem account. Use this link to set it. You will then be logged out on all devices and can log in with the new password.',
    ],
    action: { label: 'Set password', href: link },
    afterwards: [
      'The link works once and is valid for one hour.',
      'If you did not ask for a new password, you do not have to do anything. Your current one still works.',
    ],
  }),
}

/** `link` leads to where the password can be asked for anew. */
export const passwordChangedTexts: MailTexts<WithLink> = {
  kind: 'password_changed',
  editable: {
    examples: [{ link: exampleLink }],
    words: () => ({}),
  },
  de: {
    du: ({ link }) => ({
      subject: 'Dein Passwort bei Tandem wurde geändert',
      preview: 'Warst du das nicht, handle bitte gleich.',
      heading: 'Dein Passwort wurde geändert',
      paragraphs: [
        'Für dein Konto bei Tandem gilt ab sofort ein neues Passwort. Alle anderen Geräte haben wir abgemeldet.',
        'Warst du das? Dann brauchst du nichts zu tun. Wenn nicht, kennt jemand dein bisheriges Passwort oder liest deine Mails. Lege dann bitte gleich ein neues fest, und ändere auch das Passwort deines Postfachs.',
      ],
      action: { label: 'Neues Passwort anfordern', href: link },
      afterwards: [],
    }),
    Sie: ({ link }) => ({
      subject: 'Ihr Passwort bei Tandem wurde geändert',
      preview: 'Waren Sie das nicht, handeln Sie bitte gleich.',
      heading: 'Ihr Passwort wurde geändert',
      paragraphs: [
        'Für Ihr Konto bei Tandem gilt ab sofort ein neues Passwort. Alle anderen Geräte haben wir abgemeldet.',
        'Waren Sie das? Dann brauchen Sie nichts zu tun. Wenn nicht, kennt jemand Ihr bisheriges Passwort oder liest Ihre Mails. Legen Sie dann bitte gleich ein neues fest, und ändern Sie auch das Passwort Ihres Postfachs.',
      ],
      action: { label: 'Neues Passwort anfordern', href: link },
      afterwards: [],
    }),
  },
  en: ({ link }) => ({
    subject: 'Your Tandem password has been changed',
    preview: 'If that was not you, please act straight away.',
    heading: 'Your password has been changed',
    paragraphs: [
      'Your Tandem account now has a new password. All other devices have been logged out.',
      'If that was you, you do not have to do anything. If not, someone knows your old password or can read your e-mails. Please set a new one straight away, and change the password of your mailbox too.',
    ],
    action: { label: 'Request a new password', href: link },
    afterwards: [],
  }),
}
