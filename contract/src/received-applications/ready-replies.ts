export type ReadyReply = {
  key: string
  name: { de: string; en: string }
  /** To somebody one says du to, or Sie. */
  du: string
  formal: string
  en: string
}

/** Replies that every company has without writing them. */
export const readyReplies: readonly ReadyReply[] = [
  {
    key: 'received',
    name: { de: 'Eingang bestätigen', en: 'Confirm arrival' },
    du: 'Hallo [Vorname],\n\nvielen Dank für deine Bewerbung um „[Angebot]“. Wir lesen sie in Ruhe und melden uns spätestens bis zum [Datum] bei dir.\n\nViele Grüße\n[Ihr Name]\n[Unternehmen]',
    formal:
      'Guten Tag [Vorname] [Nachname],\n\nvielen Dank für Ihre Bewerbung um „[Angebot]“. Wir lesen sie in Ruhe und melden uns spätestens bis zum [Datum] bei Ihnen.\n\nFreundliche Grüße\n[Ihr Name]\n[Unternehmen]',
    en: 'Hello [first name],\n\nThank you for applying for “[offer]”. We will read your application carefully and get back to you by [date] at the latest.\n\nKind regards\n[your name]\n[company]',
  },
  {
    key: 'documents',
    name: { de: 'Unterlagen nachfordern', en: 'Ask for documents' },
    du: 'Hallo [Vorname],\n\ndeine Bewerbung um „[Angebot]“ gefällt uns. Damit wir weitermachen können, fehlt uns noch: [Unterlagen]. Kannst du das bis zum [Datum] nachreichen? Wenn dir etwas dazwischenkommt, sag einfach Bescheid.\n\nViele Grüße\n[Ihr Name]\n[Unternehmen]',
    formal:
      'Guten Tag [Vorname] [Nachname],\n\nIhre Bewerbung um „[Angebot]“ gefällt uns. Damit wir weitermachen können, fehlt uns noch: [Unterlagen]. Können Sie das bis zum [Datum] nachreichen? Wenn Ihnen etwas dazwischenkommt, sagen Sie einfach Bescheid.\n\nFreundliche Grüße\n[Ihr Name]\n[Unternehmen]',
    en: 'Hello [first name],\n\nWe like your application for “[offer]”. To take it further we still need: [documents]. Could you send this by [date]? If anything comes up, just let us know.\n\nKind regards\n[your name]\n[company]',
  },
  {
    key: 'meeting',
    name: { de: 'Zum Kennenlernen einladen', en: 'Invite to meet' },
    du: 'Hallo [Vorname],\n\nwir möchten dich kennenlernen. Passt dir [Termin] bei uns in [Ort]? Das Gespräch dauert etwa 45 Minuten, vorbereiten musst du nichts. Wenn du lieber per Video sprichst, geht das auch.\n\nViele Grüße\n[Ihr Name]\n[Unternehmen]',
    formal:
      'Guten Tag [Vorname] [Nachname],\n\nwir möchten Sie kennenlernen. Passt Ihnen [Termin] bei uns in [Ort]? Das Gespräch dauert etwa 45 Minuten, vorbereiten müssen Sie nichts. Wenn Sie lieber per Video sprechen, geht das auch.\n\nFreundliche Grüße\n[Ihr Name]\n[Unternehmen]',
    en: 'Hello [first name],\n\nWe would like to meet you. Would [date and time] at our office in [place] suit you? We will talk for about 45 minutes, and there is nothing you need to prepare. If you would rather talk by video, that works too.\n\nKind regards\n[your name]\n[company]',
  },
  {
    key: 'patience',
    name: { de: 'Um Geduld bitten', en: 'Ask for patience' },
    du: 'Hallo [Vorname],\n\nwir haben deine Bewerbung um „[Angebot]“ nicht vergessen. Wir brauchen noch etwas Zeit und melden uns bis zum [Datum]. Danke für deine Geduld.\n\nViele Grüße\n[Ihr Name]\n[Unternehmen]',
    formal:
      'Guten Tag [Vorname] [Nachname],\n\nwir haben Ihre Bewerbung um „[Angebot]“ nicht vergessen. Wir brauchen noch etwas Zeit und melden uns bis zum [Datum]. Danke für Ihre Geduld.\n\nFreundliche Grüße\n[Ihr Name]\n[Unternehmen]',
    en: 'Hello [first name],\n\nWe have not forgotten your application for “[offer]”. We need a little more time and will get back to you by [date]. Thank you for your patience.\n\nKind regards\n[your name]\n[company]',
  },
]

/** Sentences of one's own for a decline, beside what its reason says. */
export const readyDeclineNotes: readonly ReadyReply[] = [
  {
    key: 'liked',
    name: { de: 'Sagen, was gefallen hat', en: 'Say what you liked' },
    du: 'Besonders gefallen hat uns an deiner Bewerbung: [was Ihnen gefallen hat].',
    formal: 'Besonders gefallen hat uns an Ihrer Bewerbung: [was Ihnen gefallen hat].',
    en: 'What we particularly liked about your application: [what you liked].',
  },
  {
    key: 'met',
    name: { de: 'Für das Gespräch danken', en: 'Thank for the interview' },
    du: 'Danke, dass du dir Zeit für das Gespräch genommen hast, [Vorname]. Wir haben dich gern kennengelernt.',
    formal:
      'Danke, dass Sie sich Zeit für das Gespräch genommen haben, [Vorname] [Nachname]. Wir haben Sie gern kennengelernt.',
    en: 'Thank you for taking the time to talk to us, [first name]. We enjoyed meeting you.',
  },
  {
    key: 'again',
    name: { de: 'Zu einer neuen Bewerbung ermuntern', en: 'Encourage another application' },
    du: 'Bewirb dich im nächsten Jahr gern wieder bei uns, [Vorname]. Wir würden uns freuen.',
    formal: 'Bewerben Sie sich im nächsten Jahr gern wieder bei uns. Wir würden uns freuen.',
    en: 'Please feel free to apply to us again next year, [first name]. We would be glad to hear from you.',
  },
  {
    key: 'missing',
    name: { de: 'Die fehlende Voraussetzung nennen', en: 'Name the missing requirement' },
    du: 'Damit du weißt, woran es lag: Für diesen Platz brauchen wir [Voraussetzung]. Wenn du sie erfüllst, melde dich gern wieder.',
    formal:
      'Damit Sie wissen, woran es lag: Für diesen Platz brauchen wir [Voraussetzung]. Wenn Sie sie erfüllen, melden Sie sich gern wieder.',
    en: 'So that you know what it was: for this place we need [requirement]. Once you meet it, please get in touch again.',
  },
]
