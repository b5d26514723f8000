export const privacyDe = {
  title: 'Konto löschen',
  back: 'Konto',
  lead: 'Das geschieht sofort und lässt sich nicht rückgängig machen.',
  steps: { label: 'Schritte zum Löschen', reason: 'Grund', confirm: 'Bestätigen' },
  consequences: {
    title: 'Was dann geschieht',
    applicant: {
      applications: 'Offene Bewerbungen werden zurückgezogen. Die Unternehmen erfahren davon.',
      profile: 'Dein Profil, deine Unterlagen und dein Bild sind sofort weg.',
      profile_formal: 'Ihr Profil, Ihre Unterlagen und Ihr Bild sind sofort weg.',
      messages:
        'Nachrichten bleiben bei denen, die sie bekommen haben. Statt deines Namens steht dort „Gelöschtes Konto“.',
      messages_formal:
        'Nachrichten bleiben bei denen, die sie bekommen haben. Statt Ihres Namens steht dort „Gelöschtes Konto“.',
    },
    company: {
      access: 'Ihr Zugang endet auf allen Geräten.',
      profile: 'Ihr Name, Ihre Telefonnummer und Ihr Bild stehen in keinem Angebot mehr.',
      messages:
        'Nachrichten bleiben bei denen, die sie bekommen haben. Statt Ihres Namens steht dort „Gelöschtes Konto“.',
      last: 'Ist es das letzte Konto Ihres Unternehmens, werden auch seine Angebote geschlossen. Wer sich darauf beworben hat, erfährt davon.',
    },
    admin: {
      access: 'Ihr Zugang endet auf allen Geräten.',
      messages:
        'Nachrichten bleiben bei denen, die sie bekommen haben. Statt Ihres Namens steht dort „Gelöschtes Konto“.',
    },
    data: 'Vorher lassen sich <download>alle eigenen Daten herunterladen</download>.',
  },
  reason: {
    legend: 'Warum löschst du dein Konto?',
    legend_formal: 'Warum löschen Sie Ihr Konto?',
    hint: 'Die Antwort wird ohne Namen gespeichert.',
    own: {
      found_here: 'Ich habe hier einen Platz gefunden',
      found_elsewhere: 'Ich habe anderswo einen Platz gefunden',
      changed_plans: 'Meine Pläne haben sich geändert',
      not_satisfied: 'Ich bin mit Tandem nicht zufrieden',
      other: 'Etwas anderes',
    },
    company: {
      found_here: 'Wir haben hier Studierende gefunden',
      found_elsewhere: 'Wir haben anderswo Studierende gefunden',
      changed_plans: 'Unsere Pläne haben sich geändert',
      not_satisfied: 'Wir sind mit Tandem nicht zufrieden',
      other: 'Etwas anderes',
    },
  },
  comment: {
    label: 'Was können wir besser machen?',
    hint: 'Freiwillig. Bitte keine Namen oder Kontaktdaten.',
  },
  next: 'Weiter',
  keep: 'Konto behalten',
  confirm: {
    title: 'Mit dem Passwort bestätigen',
    text: 'Gelöscht wird das Konto <address>{{email}}</address>.',
    password: 'Passwort',
    submit: 'Konto endgültig löschen',
    busy: 'Wird gelöscht',
    back: 'Zurück',
    failed: 'Das Konto wurde nicht gelöscht',
    toTeam: 'Zum Team',
  },
  deleted: {
    title: {
      applicant: 'Dein Konto ist gelöscht',
      applicant_formal: 'Ihr Konto ist gelöscht',
      company: 'Ihr Konto ist gelöscht',
      general: 'Das Konto ist gelöscht',
    },
    text: {
      applicant: 'Alles Persönliche ist weg. Danke, dass du hier warst, und viel Erfolg auf deinem Weg.',
      applicant_formal:
        'Alles Persönliche ist weg. Danke, dass Sie hier waren, und viel Erfolg auf Ihrem Weg.',
      company: 'Ihre persönlichen Daten sind weg. Danke, dass Sie mit Tandem gesucht haben.',
      general: 'Alle persönlichen Daten sind weg.',
    },
    home: 'Zur Startseite',
  },
  export: {
    text: 'Alles, was zu deinem Konto gehört, in einer ZIP-Datei: als Seite zum Lesen, als JSON für andere Programme, und deine Dateien.',
    text_formal:
      'Alles, was zu Ihrem Konto gehört, in einer ZIP-Datei: als Seite zum Lesen, als JSON für andere Programme, und Ihre Dateien.',
    submit: 'ZIP-Datei herunterladen',
    busy: 'Wird zusammengestellt',
    wait: 'Die Daten werden zusammengestellt. Bei vielen Dateien dauert das einen Moment.',
    done: 'Die Datei liegt bei den Downloads.',
    failed: 'Die Daten ließen sich nicht herunterladen',
  },
  scheduled: {
    title: 'Dein Konto wird am {{date}} gelöscht',
    title_formal: 'Ihr Konto wird am {{date}} gelöscht',
    reason: 'Das hat die Hochschule entschieden. Der Grund:',
    keep: 'Du möchtest dein Konto behalten? Schreib der Hochschule, bevor es gelöscht ist. Bis dahin kannst du unter „Daten herunterladen“ eine Kopie deiner Daten holen.',
    keep_formal:
      'Sie möchten Ihr Konto behalten? Schreiben Sie der Hochschule, bevor es gelöscht ist. Bis dahin können Sie unter „Daten herunterladen“ eine Kopie Ihrer Daten holen.',
    write: 'Der Hochschule schreiben',
  },
  remove: {
    text: 'Löscht das Konto mit allen persönlichen Daten und Dateien, sofort und für immer.',
    link: 'Konto löschen',
  },
}
