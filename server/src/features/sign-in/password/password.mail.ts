import type { MailTexts } from '#platform/mail/mail-content.ts'

type WithLink = { link: string }

export const passwordRequestTexts: MailTexts<WithLink> = {
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
      'You asked for a new password for your Tandem account. Use this link to set it. You will then be signed out on all devices and can sign in with the new password.',
    ],
    action: { label: 'Set password', href: link },
    afterwards: [
      'The link works once and is valid for one hour.',
      'Did not ask for a new password? Then you do not have to do anything: your current one still works.',
    ],
  }),
}

/** `link` leads to where the password can be asked for anew. */
export const passwordChangedTexts: MailTexts<WithLink> = {
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
      'Your Tandem account now has a new password. All other devices have been signed out.',
      'If that was you, you do not have to do anything. If not, someone knows your old password or can read your e-mails. Please set a new one straight away, and change the password of your mailbox too.',
    ],
    action: { label: 'Request a new password', href: link },
    afterwards: [],
  }),
}
