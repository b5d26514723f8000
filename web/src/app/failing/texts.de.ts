/** What a page says that could not be shown. */
export const failingDe = {
  bug: {
    title: 'Das hat nicht geklappt',
    text: 'Ein unerwarteter Fehler hat die Seite angehalten. Was gespeichert war, ist noch da.',
  },
  chunk: {
    title: 'Ein Teil der Seite fehlt',
    text: 'Die Seite ließ sich nicht ganz laden, vielleicht weil gerade eine neue Fassung erschienen ist.',
  },
  offline: {
    title: 'Keine Verbindung',
    text: 'Dieses Gerät ist gerade offline. Sobald es wieder verbunden ist, geht es hier von selbst weiter.',
  },
  unreached: {
    title: 'Tandem ist gerade nicht erreichbar',
    text: 'Der Server antwortet nicht. Meist dauert das nur kurz. In einem öffentlichen WLAN fehlt vielleicht noch die Anmeldung dort.',
  },
  server: {
    title: 'Beim Server ging etwas schief',
    text: 'An dir liegt es nicht. Bleibt es dabei, schreib uns bitte, was du gerade tun wolltest.',
    text_formal:
      'An Ihnen liegt es nicht. Bleibt es dabei, schreiben Sie uns bitte, was Sie gerade tun wollten.',
  },
  trying: 'Wird versucht',
  stillAway: 'Noch immer keine Antwort. Bitte gleich noch einmal versuchen.',
  home: 'Zur Startseite',
  contact: 'Kontakt',
}
