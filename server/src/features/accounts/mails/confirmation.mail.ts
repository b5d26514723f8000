import { paths } from '@tandem/contract/paths'
import { newToken } from '#platform/auth/token.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { exampleLink, type MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { findAccountById } from '../accounts.store.ts'
import { issueToken } from '../credentials/one-time-tokens.store.ts'

const tokenLifeMs = 24 * 60 * 60 * 1000

/** Makes the token here, so that nothing but the mail ever holds it. A second mail replaces the first one's. */
export async function sendConfirmationMail(ctx: Context, accountId: string): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader || reader.confirmedAt) return
  const { token, hash } = newToken()
  await transaction(ctx, async (ctx) => {
    const now = ctx.clock()
    const expiresAt = new Date(now.getTime() + tokenLifeMs)
    await issueToken(ctx.db, { hash, accountId, purpose: 'confirm_account', now, expiresAt })
  })
  const link = pageAddress(ctx, reader.locale, paths.verifyRegistration({ token }))
  await sendMail(ctx, reader, confirmationTexts, { link })
}

export async function sendAlreadyRegisteredMail(ctx: Context, accountId: string): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) return
  await sendMail(ctx, reader, alreadyRegisteredTexts, { link: pageAddress(ctx, reader.locale, paths.home()) })
}

type WithLink = { link: string }

/**
 * Goes to an address that nobody has confirmed yet. It repeats nothing that was typed into the form, or strangers
 * could send their words to anyone in our name.
 */
export const confirmationTexts: MailTexts<WithLink> = {
  kind: 'confirm_account',
  editable: {
    examples: [{ link: exampleLink }],
    words: () => ({}),
  },
  de: {
    du: ({ link }) => ({
      subject: 'Bitte bestätige deine E-Mail-Adresse',
      preview: 'Ein Schritt fehlt noch, dann kannst du dich anmelden.',
      heading: 'Ein Schritt fehlt noch',
      paragraphs: [
        'Schön, dass du dich bei Tandem registriert hast. Bitte bestätige, dass diese E-Mail-Adresse dir gehört. Danach kannst du dich anmelden.',
      ],
      action: { label: 'Adresse bestätigen', href: link },
      afterwards: [
        'Der Link gilt 24\u00a0Stunden. Ist er abgelaufen, registriere dich einfach noch einmal.',
        'Du hast dich nicht registriert? Dann brauchst du nichts zu tun: Ohne Bestätigung löschen wir die Angaben nach 7\u00a0Tagen.',
      ],
    }),
    Sie: ({ link }) => ({
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      preview: 'Ein Schritt fehlt noch, dann können Sie sich anmelden.',
      heading: 'Ein Schritt fehlt noch',
      paragraphs: [
        'Schön, dass Sie sich bei Tandem registriert haben. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach können Sie sich anmelden.',
      ],
      action: { label: 'Adresse bestätigen', href: link },
      afterwards: [
        'Der Link gilt 24\u00a0Stunden. Ist er abgelaufen, registrieren Sie sich bitte noch einmal.',
        'Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Bestätigung löschen wir die Angaben nach 7\u00a0Tagen.',
      ],
    }),
  },
  en: ({ link }) => ({
    subject: 'Please confirm your e-mail address',
    preview: 'Just one more step and you can log in.',
    heading: 'Just one more step',
    paragraphs: [
      'Thank you for registering with Tandem. Please confirm that this e-mail address is yours. You can then log in.',
    ],
    action: { label: 'Confirm address', href: link },
    afterwards: [
      'The link works for 24\u00a0hours. If it has expired, simply register again.',
      'If you did not register, you do not have to do anything. If the address is not confirmed, we will delete these details after 7\u00a0days.',
    ],
  }),
}

/** What the owner of a confirmed account gets when somebody registers with the same address. */
export const alreadyRegisteredTexts: MailTexts<WithLink> = {
  kind: 'already_registered',
  editable: {
    examples: [{ link: exampleLink }],
    words: () => ({}),
  },
  de: {
    du: ({ link }) => ({
      subject: 'Du hast schon ein Konto bei Tandem',
      preview: 'Jemand hat deine Adresse bei Tandem angegeben.',
      heading: 'Du hast schon ein Konto',
      paragraphs: [
        'Gerade hat jemand diese E-Mail-Adresse bei Tandem für ein Konto angegeben. Zu ihr gehört aber schon eins: deins. Du kannst dich wie gewohnt anmelden.',
      ],
      action: { label: 'Zu Tandem', href: link },
      afterwards: [
        'Das warst du nicht? Dann brauchst du nichts zu tun: An deinem Konto hat sich nichts geändert.',
      ],
    }),
    Sie: ({ link }) => ({
      subject: 'Sie haben schon ein Konto bei Tandem',
      preview: 'Jemand hat Ihre Adresse bei Tandem angegeben.',
      heading: 'Sie haben schon ein Konto',
      paragraphs: [
        'Gerade hat jemand diese E-Mail-Adresse bei Tandem für ein Konto angegeben. Zu ihr gehört aber schon eins: Ihres. Sie können sich wie gewohnt anmelden.',
      ],
      action: { label: 'Zu Tandem', href: link },
      afterwards: [
        'Das waren nicht Sie? Dann brauchen Sie nichts zu tun: An Ihrem Konto hat sich nichts geändert.',
      ],
    }),
  },
  en: ({ link }) => ({
    subject: 'You already have a Tandem account',
    preview: 'Someone has used your address to register with Tandem.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone has just tried to register with this e-mail address. It already belongs to an account: yours. You can log in as usual.',
    ],
    action: { label: 'Go to Tandem', href: link },
    afterwards: ['If that was not you, you do not have to do anything. Your account has not been changed.'],
  }),
}
