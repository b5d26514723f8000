import { blocks } from '../base/blocks.ts'

/** When a conversation takes place: from this point of an application on. */
export type Occasion =
  | 'sent'
  | 'in_review'
  | 'documents_missing'
  | 'interview'
  | 'offer_made'
  | 'declined_by_company'

export type Line = { side: 'applicant' | 'company'; text: string }
export type Script = {
  subject: string
  lines: Line[]
  /** Only for people with this one. */
  qualification?: string
}

/** Blocks: the subject, perhaps for whom; then who writes what: U the company, B the applicant, \\ a new line. */
function scripts(source: string): Script[] {
  return blocks(source).map(([head = '', ...lines]) => {
    const [subject = '', qualification] = head.split('|').map((cell) => cell.trim())
    return { subject, lines: lines.map(toLine), qualification }
  })
}

function toLine(line: string): Line {
  const text = line.slice(2).trim().replaceAll('\\', '\n')
  return { side: line.startsWith('U') ? 'company' : 'applicant', text }
}

export const scriptsOf: Record<Occasion, Script[]> = {
  sent: scripts(`
    Frage zu {title}
    B {hello},\\eine Frage zu den Praxisphasen: Bin ich immer in {town} oder auch an anderen Standorten?
    U Hallo {firstName}, in der Regel in {town}. Eine Phase kannst du woanders verbringen, wenn du möchtest.
    B Danke für die schnelle Antwort! Das klingt gut.

    Zeugnis erst Ende Januar
    B {hello},\\mein neues Zeugnis bekomme ich erst Ende Januar. Reicht vorerst das letzte Zeugnis?
    U Hallo {firstName}, ja, das reicht. Schick uns das neue einfach nach, sobald du es hast.
    B Mache ich, vielen Dank.

    Führerschein
    B {hello},\\braucht man für die Praxisphasen einen Führerschein? Ich wohne etwas außerhalb.
    U Hallo {firstName}, nein. Bus und Bahn halten fünf Minuten von uns, und für Termine außer Haus fährst du mit.
    B Super, danke!
    U Gern. Wir melden uns zu deiner Bewerbung bis Ende nächster Woche.
  `),
  in_review: scripts(`
    Deine Bewerbung: {title}
    U Hallo {firstName},\\danke für deine Bewerbung, die haben wir gern gelesen. Kannst du uns noch kurz sagen, wie du auf uns gekommen bist?
    B {hello},\\sehr gern: Eine Freundin aus meinem Sportverein studiert bei Ihnen und erzählt viel davon.
    U Das freut uns. Wir besprechen deine Unterlagen am Donnerstag im Team und melden uns dann.

    Rückfrage zu deinem Praktikum
    U Hallo {firstName},\\in deinem Lebenslauf steht ein Praktikum, das uns interessiert. Was hast du dort selbst gemacht?
    B {hello},\\am Anfang vor allem zugeschaut, in der zweiten Woche durfte ich eine eigene kleine Aufgabe übernehmen und am Ende vorstellen.
    U Danke, genau das wollten wir wissen. Du hörst bald von uns.
    B Vielen Dank, ich freue mich!

    Zweites Angebot für dich?
    U Hallo {firstName},\\dein Profil würde auch zu einem anderen unserer Angebote passen. Dürfen wir deine Bewerbung dort mit ansehen?
    B {hello},\\ja, gern. Am liebsten wäre mir weiterhin {title}, aber offen bin ich für beides.
  `),
  documents_missing: scripts(`
    Uns fehlt noch etwas
    U Hallo {firstName},\\deine Bewerbung gefällt uns. Es fehlt noch dein letztes Zeugnis, bei uns ist nur die erste Seite angekommen.
    B {hello},\\oh, das tut mir leid. Ich scanne es heute Nachmittag neu ein.
    U Kein Problem, das passiert ständig.

    Nachweis zur Deltaprüfung | fhr
    U Hallo {firstName},\\hast du dich schon zur Deltaprüfung angemeldet? Die Anmeldung muss vier Wochen vorher da sein.
    B {hello},\\ja, mein Termin ist im März. Den Bescheid reiche ich sofort nach.
    U Sehr gut, dann warten wir damit. Viel Erfolg!
    B Danke schön!

    Lebenslauf
    U Guten Tag {firstName},\\im Lebenslauf fehlt das letzte Jahr. Kannst du ihn kurz ergänzen?
    B {hello},\\gern, da war ich in der zwölften Klasse und habe nebenbei gejobbt. Ich schicke Ihnen eine neue Fassung.
  `),
  interview: scripts(`
    Einladung zum Gespräch
    U Hallo {firstName},\\wir möchten dich gern kennenlernen und laden dich zu einem Gespräch nach {town} ein. Passt dir der {date} um 15 Uhr?
    B {hello},\\vielen Dank für die Einladung! Der {date} passt mir gut. Soll ich etwas mitbringen?
    U Nur dich und deine Fragen. Melde dich am Empfang, ich hole dich ab. Nach dem Gespräch zeigen wir dir die Büros.
    B Dann bis zum {date}. Ich freue mich!

    Kennenlernen per Video
    U Hallo {firstName},\\wir würden gern mit dir sprechen, zuerst eine halbe Stunde per Video. Wann kannst du in der nächsten Woche?
    B {hello},\\am besten Dienstag oder Donnerstag ab 14 Uhr.
    U Dann Donnerstag um 14:30 Uhr. Den Link schicken wir dir am Vortag.
    B Perfekt, vielen Dank.
    U Hier noch zwei Dinge zur Vorbereitung: Überleg dir, was dich an {title} am meisten interessiert, und eine Sache, die du uns fragen willst.

    Probetag bei uns
    U Hallo {firstName},\\magst du einen Tag bei uns mitarbeiten, bevor wir uns beide entscheiden? Wir schlagen den {date} vor.
    B {hello},\\sehr gern. Da habe ich zwar Schule, aber dafür bekomme ich frei.
    U Schön. Wir fangen um acht an, um vier ist Schluss. Mittagessen geht auf uns.
    B Das klingt toll. Gibt es etwas, das ich anziehen sollte?
    U Feste Schuhe sind gut, alles andere haben wir hier.
    B Alles klar, bis dann!
  `),
  offer_made: scripts(`
    Wir möchten dich gern bei uns haben
    U Hallo {firstName},\\das Gespräch mit dir hat uns überzeugt: Wir bieten dir den Studienplatz {title} an. Der Vertrag ist heute in die Post gegangen.
    B {hello},\\ich freue mich riesig! Ich schaue mir den Vertrag mit meinen Eltern an und melde mich bis zum {date}.
    U Nimm dir die Zeit. Wenn etwas unklar ist, ruf einfach an.
    B Eine Frage habe ich schon: Ab wann könnte ich nach einem Zimmer in {site} suchen?
    U Am besten ab Mai, dann gibt das Studierendenwerk die ersten Plätze frei. Wir haben außerdem eine Liste mit Zimmern ehemaliger Studierender, die schicke ich dir.
    B Das wäre super, danke!
  `),
  declined_by_company: scripts(`
    Deine Bewerbung bei uns
    U Hallo {firstName},\\vielen Dank für deine Bewerbung und deine Geduld. Wir haben uns für jemanden entschieden, dessen Schwerpunkte noch besser passen. An deinen Unterlagen lag es nicht. Für deine Suche wünschen wir dir alles Gute.
    B {hello},\\schade, aber danke für die ehrliche Antwort. Darf ich mich im nächsten Jahr wieder bewerben?
    U Unbedingt. Schreib uns dann gern direkt an.

    Leider keine gute Nachricht
    U Hallo {firstName},\\der Platz ist inzwischen vergeben, deshalb können wir deine Bewerbung nicht weiter berücksichtigen. Im Frühjahr schreiben wir neue Plätze aus, schau dann gern wieder vorbei.
  `),
}

/** The company writes to somebody whose profile it has found. */
export const contactScripts = scripts(`
  Dein Profil auf Tandem
  U Hallo {firstName},\\dein Profil passt gut zu dem, was wir suchen. Hättest du Interesse an {title} bei uns in {town}?
  B {hello},\\danke für Ihre Nachricht! Das klingt interessant. Wie viele Studierende fangen bei Ihnen jedes Jahr an?
  U Zwei bis vier. Am ersten Samstag im Februar ist Tag der offenen Tür, da kannst du alle kennenlernen.

  Noch ein Platz frei
  U Hallo {firstName},\\wir haben für nächstes Jahr noch einen Platz in {title}. Wenn du magst, schau dir unser Angebot an und schreib uns, falls du Fragen hast.
`)
