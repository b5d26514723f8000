import { exampleLink, type MailTexts } from '#platform/mail/mail-content.ts'

type WithLink = { link: string }

/** To the new address, which nobody has confirmed yet. */
export const confirmEmailTexts: MailTexts<WithLink> = {
  kind: 'confirm_email',
  editable: {
    examples: [{ link: exampleLink }],
    words: () => ({}),
  },
  de: {
    du: ({ link }) => ({
      subject: 'Bitte bestätige deine neue E-Mail-Adresse',
      preview: 'Erst danach gilt sie für dein Konto bei Tandem.',
      heading: 'Gehört diese Adresse dir?',
      paragraphs: [
        'Für ein Konto bei Tandem soll künftig diese E-Mail-Adresse gelten. Bitte bestätige, dass sie dir gehört. Danach bist du auf allen Geräten abgemeldet und meldest dich mit der neuen Adresse an.',
      ],
      action: { label: 'Adresse bestätigen', href: link },
      afterwards: [
        'Der Link gilt 24\u00a0Stunden. Bis du bestätigst, gilt die bisherige Adresse.',
        'Du hast nichts geändert? Dann brauchst du nichts zu tun.',
      ],
    }),
    Sie: ({ link }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      preview: 'Erst danach gilt sie für Ihr Konto bei Tandem.',
      heading: 'Gehört diese Adresse Ihnen?',
      paragraphs: [
        'Für ein Konto bei Tandem soll künftig diese E-Mail-Adresse gelten. Bitte bestätigen Sie, dass sie Ihnen gehört. Danach sind Sie auf allen Geräten abgemeldet und melden sich mit der neuen Adresse an.',
      ],
      action: { label: 'Adresse bestätigen', href: link },
      afterwards: [
        'Der Link gilt 24\u00a0Stunden. Bis Sie bestätigen, gilt die bisherige Adresse.',
        'Sie haben nichts geändert? Dann brauchen Sie nichts zu tun.',
      ],
    }),
  },
  en: ({ link }) => ({
    subject: 'Please confirm your new e-mail address',
    preview: 'We need this before you can use it with your Tandem account.',
    heading: 'Is this address yours?',
    paragraphs: [
      'Someone has asked to use this e-mail address for a Tandem account. Please confirm that it is yours. You will then be logged out on all devices and can log in with the new address.',
    ],
    action: { label: 'Confirm address', href: link },
    afterwards: [
      'The link works for 24\u00a0hours. Until you confirm, your old address stays in use.',
      'If you did not ask for this, you do not have to do anything.',
    ],
  }),
}

/** To the new address, once it holds. */
export const newAddressTexts: MailTexts<WithLink> = {
  kind: 'email_changed',
  editable: {
    examples: [{ link: exampleLink }],
    words: () => ({}),
  },
  de: {
    du: ({ link }) => ({
      subject: 'Deine neue E-Mail-Adresse gilt',
      preview: 'Melde dich ab jetzt mit ihr an.',
      heading: 'Deine neue Adresse gilt',
      paragraphs: [
        'Ab sofort meldest du dich bei Tandem mit dieser E-Mail-Adresse an und bekommst alle Mails hierher. Dein Passwort ist dasselbe geblieben.',
      ],
      action: { label: 'Zu Tandem', href: link },
      afterwards: ['Auch die bisherige Adresse haben wir über die Änderung benachrichtigt.'],
    }),
    Sie: ({ link }) => ({
      subject: 'Ihre neue E-Mail-Adresse gilt',
      preview: 'Melden Sie sich ab jetzt mit ihr an.',
      heading: 'Ihre neue Adresse gilt',
      paragraphs: [
        'Ab sofort melden Sie sich bei Tandem mit dieser E-Mail-Adresse an und bekommen alle Mails hierher. Ihr Passwort ist dasselbe geblieben.',
      ],
      action: { label: 'Zu Tandem', href: link },
      afterwards: ['Auch die bisherige Adresse haben wir über die Änderung benachrichtigt.'],
    }),
  },
  en: ({ link }) => ({
    subject: 'Your new e-mail address is now in use',
    preview: 'Use it to log in from now on.',
    heading: 'Your new address is now in use',
    paragraphs: [
      'From now on, you log in to Tandem with this e-mail address, and all our e-mails come here. Your password has not changed.',
    ],
    action: { label: 'Go to Tandem', href: link },
    afterwards: ['We have also let your old address know about the change.'],
  }),
}

/** To the former address: whoever reads it may not have wanted this. `link` leads to people who can help. */
export const formerAddressTexts: MailTexts<WithLink & { newAddress: string }> = {
  kind: 'former_email',
  editable: {
    examples: [{ link: exampleLink, newAddress: 'l…b@example.org' }],
    words: ({ newAddress }) => ({ newAddress }),
  },
  de: {
    du: ({ link, newAddress }) => ({
      subject: 'Die E-Mail-Adresse deines Kontos wurde geändert',
      preview: 'Warst du das nicht, melde dich bitte gleich bei uns.',
      heading: 'Deine E-Mail-Adresse wurde geändert',
      paragraphs: [
        `Dein Konto bei Tandem gehört jetzt zu einer anderen E-Mail-Adresse: ${newAddress}. An diese hier schreiben wir dir ab sofort nicht mehr.`,
        'Warst du das? Dann brauchst du nichts zu tun. Wenn nicht, melde dich bitte gleich bei uns, damit wir dein Konto sichern können.',
      ],
      action: { label: 'Das war ich nicht', href: link },
      afterwards: ['Die neue Adresse nennen wir nur zum Teil, damit niemand sonst sie hier liest.'],
    }),
    Sie: ({ link, newAddress }) => ({
      subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      preview: 'Waren Sie das nicht, melden Sie sich bitte gleich bei uns.',
      heading: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        `Ihr Konto bei Tandem gehört jetzt zu einer anderen E-Mail-Adresse: ${newAddress}. An diese hier schreiben wir Ihnen ab sofort nicht mehr.`,
        'Waren Sie das? Dann brauchen Sie nichts zu tun. Wenn nicht, melden Sie sich bitte gleich bei uns, damit wir Ihr Konto sichern können.',
      ],
      action: { label: 'Das war ich nicht', href: link },
      afterwards: ['Die neue Adresse nennen wir nur zum Teil, damit niemand sonst sie hier liest.'],
    }),
  },
  en: ({ link, newAddress }) => ({
    subject: 'The e-mail address for your account has been changed',
    preview: 'If that was not you, please tell us straight away.',
    heading: 'Your e-mail address has been changed',
    paragraphs: [
      `Your Tandem account now belongs to another e-mail address: ${newAddress}. We will no longer write to this one.`,
      'If that was you, you do not have to do anything. If not, please tell us straight away so that we can secure your account.',
    ],
    action: { label: 'That was not me', href: link },
    afterwards: ['We only show part of the new address, so that nobody else can read it here.'],
  }),
}
