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
