export const sessionsDe = {
  text: 'Hier bist du angemeldet. Beende, was du nicht kennst, und ändere dann dein Passwort.',
  text_formal:
    'Hier sind Sie angemeldet. Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
  unknown: 'Unbekanntes Gerät',
  current: 'Dieses Gerät',
  since: 'Angemeldet seit {{time}}',
  seen: 'zuletzt aktiv {{ago}}',
  seenNow: 'jetzt aktiv',
  end: 'Beenden',
  endName: 'Sitzung beenden: {{device}}, seit {{time}}',
  endBusy: 'Wird beendet',
  endOthers: 'Alle anderen beenden',
  ended: 'Die Sitzung ist beendet.',
  othersEnded: 'Alle anderen Sitzungen sind beendet.',
  failed: 'Die Sitzung läuft noch',
}
