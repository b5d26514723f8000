export const adminSettingsDe = {
  title: 'Einstellungen',
  lead: 'Gelten für alle und wirken binnen fünf Sekunden.',
  loading: 'Einstellungen werden geladen',
  search: 'Einstellung suchen',
  found_zero: 'Keine Einstellung gefunden',
  found_one: '1 Einstellung gefunden',
  found_other: '{{count}} Einstellungen gefunden',
  groups: 'Gruppen',
  on: 'an',
  off: 'aus',
  empty: 'leer',
  entries_zero: 'leer',
  entries_one: '1 Eintrag',
  entries_other: '{{count}} Einträge',
  units: { Days: 'Tage', Minutes: 'Minuten', heartbeat: 'Sekunden' },
  spans: {
    minutes_one: '1 Minute',
    minutes_other: '{{count}} Minuten',
    hours_one: '1 Stunde',
    hours_other: '{{count}} Stunden',
    days_one: '1 Tag',
    days_other: '{{count}} Tage',
  },
  edit: '{{what}}: bearbeiten',
  unchanged: 'seit Beginn unverändert',
  changedByNobody: 'außerhalb der Verwaltung geändert',
  changed: '{{name}}, {{day}}',
  before: 'vorher {{before}}',
  unsaved: 'Noch nicht gespeichert',
  beforeAndStandard: 'vorher {{before}}, Vorgabe {{standard}}',
  toStandard: 'Auf Vorgabe setzen',
  toStandardOf: 'Auf Vorgabe setzen: {{name}}',
  gone: 'Gelöschtes Konto',
  command: 'Befehl auf dem Server',
  saved_one: 'Die Einstellung ist gespeichert',
  saved_other: '{{count}} Einstellungen sind gespeichert',
  savedText: 'In spätestens fünf Sekunden gilt das für alle.',
  reach: {
    title: 'Wen trifft das?',
    loading: 'Es wird gezählt',
    profilesStay_zero: 'Niemand hat zurzeit mehr als ein Profil.',
    profilesStay_one: 'Ein Mensch hat mehr als ein Profil. Die Profile bleiben; ein neues kommt nicht dazu.',
    profilesStay_other:
      '{{number}} Menschen haben mehr als ein Profil. Die Profile bleiben; neue kommen nicht dazu.',
    unanswered_zero: 'Die Zusage gilt für neue Bewerbungen. Zurzeit wartet keine auf eine Antwort.',
    unanswered_one: 'Die Zusage gilt für neue Bewerbungen und für die eine, die auf eine Antwort wartet.',
    unanswered_other:
      'Die Zusage gilt für neue Bewerbungen und für die {{number}}, die auf eine Antwort warten.',
    publishedOffers_zero: 'Zurzeit ist kein Angebot veröffentlicht.',
    publishedOffers_one: 'Es geht um 1 veröffentlichtes Angebot.',
    publishedOffers_other: 'Es geht um {{number}} veröffentlichte Angebote.',
    applicants_zero: 'alle Bewerbenden, zurzeit niemand.',
    applicants_one: 'eine Person, die sich bewirbt.',
    applicants_other: 'alle {{number}} Bewerbenden.',
    companies_zero: 'alle freigegebenen Unternehmen, zurzeit keins.',
    companies_one: '1 freigegebenes Unternehmen.',
    companies_other: 'alle {{number}} freigegebenen Unternehmen.',
    admins_zero: 'alle Konten der Verwaltung.',
    admins_one: '1 Konto der Verwaltung.',
    admins_other: 'alle {{number}} Konten der Verwaltung.',
    accounts_zero: 'alle Konten.',
    accounts_one: '1 Konto.',
    accounts_other: 'alle {{number}} Konten.',
    newAccounts: 'wer sich ab jetzt registriert.',
    everybody: 'alle, die die Seiten besuchen, auch ohne Konto.',
  },
  bar: {
    label: 'Ungespeicherte Änderungen',
    title_one: '1 ungespeicherte Änderung',
    title_other: '{{count}} ungespeicherte Änderungen',
    discard: 'Verwerfen',
    save: 'Speichern',
    changedElsewhere: 'Jemand anderes war schneller.',
    changedElsewhereText:
      'Was jetzt gilt, ist geladen. Ihre Änderungen stehen noch da: Bitte prüfen und noch einmal speichern.',
    failed: 'Das ging nicht.',
  },
  history: {
    title: 'Wer hat was geändert',
    all: 'Protokoll',
    none: 'Noch nichts: Alle Einstellungen stehen wie am Anfang.',
    from: 'vorher',
    to: 'jetzt',
    undo: 'Rückgängig machen: {{name}}',
  },
  partners: {
    new: 'Neuer Eintrag',
    name: 'Name',
    url: 'Adresse im Netz',
    logo: 'Logo wählen',
    otherLogo: 'Anderes Logo wählen',
    noLogo: 'Ohne Logo',
    logoOf: 'Logo: {{name}}',
    logoHint: 'SVG, PNG oder WebP, höchstens 14\u00a0KB. Ohne Logo steht der Name da.',
    tooLarge: 'Die Datei ist zu groß. Höchstens 14\u00a0KB sind möglich, am besten als SVG.',
    add: 'Eintrag hinzufügen',
    remove: 'Entfernen',
    removeOne: 'Entfernen: {{name}}',
  },
  sections: {
    bewerbende: { title: 'Bewerbende', text: 'Was Menschen auf der Suche sehen und dürfen' },
    unternehmen: { title: 'Unternehmen', text: 'Was ausbildende Unternehmen sehen und dürfen' },
    'ohne-anmeldung': { title: 'Ohne Anmeldung', text: 'Was Suchmaschinen und Gäste lesen können' },
    konten: { title: 'Konten und Sitzungen', text: 'Wie lange ein Konto und eine Anmeldung gelten' },
    kontakt: { title: 'Kontakt und Karte', text: 'Wie die Hochschule heißt und erreichbar ist' },
    seiten: { title: 'Seiten und Fußzeile', text: 'Was unten auf jeder Seite steht' },
    statistik: {
      title: 'Statistik der Besuche',
      text: 'Zählt nur, wer im Hinweis zu Cookies zugestimmt hat',
    },
  },
  choices: {
    company: {
      studyOffersVisibility: {
        all: 'alle',
        'published-only-to-matching': 'Passende',
      },
      offerType: { studies: 'Studienplätze', jobs: 'Stellen' },
    },
  },
  keys: {
    brand: {
      universityName: {
        label: 'Name der Hochschule',
        hint: 'Steht in der Fußzeile, in Mails und im Impressum.',
      },
    },
    applicant: {
      allowMultipleApplications: {
        label: 'Mehrere Profile erlauben',
        hint: 'Je Person mehr als ein Bewerbungsprofil.',
      },
      enableMatches: { label: 'Passung zeigen', hint: 'Ringe, Gründe und Sortieren nach Passung, überall.' },
      enableApplicationSearch: {
        label: 'Suche nach Profilen',
        hint: 'Aus: Unternehmen suchen nach Personen statt nach Bewerbungsprofilen.',
      },
      accountRenewalOnLogin: {
        label: 'Anmelden verlängert das Konto',
        hint: 'Aus: Wer bleiben möchte, verlängert mit dem Knopf im Konto.',
      },
      enableApplicantTitleField: {
        label: 'Nach dem Titel fragen',
        hint: 'Ein Feld für Doktor- und andere Titel bei der Registrierung.',
      },
      enableApplicantCountryAndUniversityField: {
        label: 'Nach Land und Hochschule fragen',
        hint: 'Zwei Felder mehr bei der Registrierung, für Bewerbende aus dem Ausland.',
      },
      youCanSayYouToMe: { label: 'Bewerbende duzen', hint: 'Aus: Alle Texte siezen.' },
    },
    company: {
      studyOffersVisibility: {
        label: 'Angebote sichtbar für',
        hint: 'Alle, oder nur Menschen, zu deren Studienrichtungen das Angebot passt.',
      },
      offersEditableInline: {
        label: 'Angebote im Profil bearbeiten',
        hint: 'Aus: Jedes Angebot hat eine eigene Seite.',
      },
      offerType: {
        label: 'Art der Angebote',
        hint: 'Bei Stellen fallen die Felder zum Studium weg, und die Wörter ändern sich.',
      },
      map: {
        enable: { label: 'Karte der Unternehmen', hint: 'In der Suche nach Unternehmen und Angeboten.' },
        fitBounds: { label: 'Ausschnitt passt sich an', hint: 'Die Karte zeigt, was gefunden wurde.' },
        zoom: { label: 'Vergrößerung am Anfang', hint: '1 ist die ganze Welt, 19 ein einzelnes Haus.' },
      },
      profileRedirectToUrlIfNotAuthenticated: {
        label: 'Gäste umleiten',
        hint: 'Wohin ein Unternehmensprofil führt, wenn niemand angemeldet ist. Leer: zur Anmeldung.',
      },
      responseDays: {
        label: 'Antwort zugesagt binnen',
        hint: 'Steht auf jedem Angebot. Unternehmen werden vier Tage vorher und am letzten Tag erinnert.',
      },
      reviewChangedTexts: {
        label: 'Geänderte Texte ansehen',
        hint: 'Was Unternehmen an Texten und veröffentlichten Angeboten ändern, wartet in der Verwaltung.',
      },
    },
    offers: {
      showInMenu: { label: 'Angebote im Menü', hint: 'Der Eintrag im Hauptmenü der Bewerbenden.' },
      publicSearch: {
        label: 'Angebote öffentlich',
        hint: 'Liste, Angebot und Unternehmensseite ohne Konto. Wirkt nur, solange Angebote für alle sichtbar sind.',
      },
    },
    contact: {
      map: {
        zoom: {
          label: 'Vergrößerung der Karte',
          hint: 'Näher zeigt die Karte der Kontaktseite nichts, und mehr als 13 kann sie nicht. Der verlinkte Stadtplan öffnet damit. 1 ist die ganze Welt, 19 ein Haus.',
        },
        centre: {
          label: 'Mitte der Karte',
          hint: 'Der Kontaktseite; alle Punkte bleiben zu sehen. Breite und Länge, zum Beispiel 48.7834, 9.1732.',
        },
        markers: { label: 'Punkte auf der Karte', hint: 'Neben den Standorten. Je Zeile Breite und Länge.' },
      },
      address: { label: 'Anschrift', hint: 'Zeile für Zeile, wie auf einem Brief.' },
      mail: {
        label: 'E-Mail für Anfragen',
        hint: 'Hierhin gehen Nachrichten der Kontaktseite, die an keinen Standort gerichtet sind.',
      },
      phone: { label: 'Telefon', hint: 'Steht auf der Kontaktseite. Leer: keine Nummer.' },
      hours: {
        de: { label: 'Sprechzeiten auf Deutsch', hint: 'Zum Beispiel: Mo bis Fr, 9 bis 15\u00a0Uhr.' },
        en: { label: 'Sprechzeiten auf Englisch', hint: 'Leer: Die deutschen stehen auch dort.' },
      },
    },
    footer: {
      sponsors: { label: 'Förderer', hint: 'Wer die Plattform bezahlt, mit Logo und Adresse.' },
      platforms: {
        label: 'Weitere Angebote der Hochschule',
        hint: 'Andere Plattformen, mit Logo und Adresse.',
      },
    },
    social: {
      label: 'Soziale Netzwerke',
      hint: 'Was eine Adresse hat, steht mit seinem Zeichen in der Fußzeile.',
    },
    pages: {
      imprint: { label: 'Seite zum Impressum', hint: 'Erscheint in der Fußzeile.' },
      privacy: { label: 'Seite zum Datenschutz', hint: 'Erscheint in der Fußzeile.' },
      terms: { label: 'Seite mit Nutzungsbedingungen', hint: 'Erscheint in der Fußzeile.' },
      accessibility: { label: 'Seite zur Barrierefreiheit', hint: 'Erscheint in der Fußzeile.' },
    },
    analytics: {
      url: { label: 'Adresse von Matomo', hint: 'Leer: Es wird nichts gezählt.' },
      siteId: { label: 'Nummer der Website', hint: 'Wie Matomo sie vergeben hat.' },
      heartbeat: {
        label: 'Abstand der Messung',
        hint: 'Wie oft eine offene Seite sich meldet. 0 heißt nie.',
      },
    },
    session: {
      idleMinutes: {
        label: 'Abmelden ohne Tätigkeit nach',
        hint: 'Wer so lange nichts tut, meldet sich neu an.',
      },
      absoluteMinutes: { label: 'Abmelden spätestens nach', hint: 'Auch wer die ganze Zeit tätig ist.' },
    },
    account: {
      maxLifetimeDays: {
        label: 'Konto läuft ab nach',
        hint: 'Erinnerung 30, 7 und 1 Tag vorher. 0 heißt nie.',
      },
      requireSecondFactorOfAdmins: {
        label: 'Zweiter Faktor für die Verwaltung',
        hint: 'Wer keinen hat, richtet ihn bei der nächsten Anmeldung zuerst ein.',
      },
    },
  },
}
