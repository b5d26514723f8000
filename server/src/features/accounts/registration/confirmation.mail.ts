import type { MailTexts } from '#platform/mail/mail-content.ts'

type WithLink = { link: string }

/**
 * Goes to an address that nobody has confirmed yet. It repeats nothing that was typed into the form, or strangers
 * could send their words to anyone in our name.
 */
export const confirmationTexts: MailTexts<WithLink> = {
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
    preview: 'Just one more step and you can sign in.',
    heading: 'Just one more step',
    paragraphs: [
      'Thank you for registering with Tandem. Please confirm that this e-mail address is yours. You can then sign in.',
    ],
    action: { label: 'Confirm address', href: link },
    afterwards: [
      'The link works for 24\u00a0hours. If it has expired, simply register again.',
      'Did not register? Then you do not have to do anything: if the address is not confirmed, we delete the details after 7\u00a0days.',
    ],
  }),
}

/** What the owner of a confirmed account gets when somebody registers with the same address. */
export const alreadyRegisteredTexts: MailTexts<WithLink> = {
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
      'Someone has just tried to register with this e-mail address. It already belongs to an account: yours. You can sign in as usual.',
    ],
    action: { label: 'Go to Tandem', href: link },
    afterwards: ['Was that not you? Then you do not have to do anything: your account has not been changed.'],
  }),
}
