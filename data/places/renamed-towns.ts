/** Municipalities founded or renamed after the polygons were drawn: new name → the part whose place they take. */
export const formerName: Record<string, string> = {
  'Aue-Bad Schlema': 'Aue',
  'Am Ettersberg': 'Berlstedt',
  'Amt Creuzburg': 'Creuzburg',
  'An der Schmücke': 'Heldrungen',
  'Bad Tabarz': 'Tabarz/Thür. Wald',
  'Brodersby-Goltoft': 'Brodersby',
  Eldetal: 'Wredenhagen',
  Föritztal: 'Föritz',
  Geratal: 'Geraberg',
  'Goethestadt Bad Lauchstädt': 'Bad Lauchstädt',
  Grammetal: 'Nohra',
  Heldburg: 'Bad Colberg-Heldburg',
  Königsee: 'Königsee-Rottenbach',
  'Lutherstadt Eisleben': 'Eisleben',
  Mönchgut: 'Middelhagen',
  Nessetal: 'Goldbach',
  'Neukirchen beim Heiligen Blut': 'Neukirchen b. Hl. Blut',
  'Nottertal-Heilinger Höhen': 'Schlotheim',
  Oberzent: 'Beerfelden',
  'Remlingen-Semmenstedt': 'Remlingen',
  'Rosenthal am Rennsteig': 'Blankenstein',
  'Roßleben-Wiehe': 'Roßleben',
  'Ruhner Berge': 'Marnitz',
  Schwarzatal: 'Oberweißbach/Thür. Wald',
  'Siemz-Niendorf': 'Groß Siemz',
  Stapel: 'Süderstapel',
  Südmüritz: 'Priborn',
  'Unstrut-Hainich': 'Großengottern',
  Wehlen: 'Stadt Wehlen',
  'Werra-Suhl-Tal': 'Berka/Werra',
  Wesertal: 'Oberweser',
}

/**
 * What the list of postal codes means where its name misleads; null: leave out. Neuwerk is an island of Hamburg a
 * hundred kilometres from it, with about thirty inhabitants.
 */
export const correctedName: Record<string, string | null> = {
  '84359 Simbach': 'Simbach am Inn',
  '27499 Hamburg': null,
}
