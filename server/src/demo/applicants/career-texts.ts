import { blocks } from '../base/blocks.ts'
import type { Bent } from '../offers/texts/bents.ts'

/** Where, as what, for about how many months. */
export type Job = { companyName: string; position: string; months: number }

const jobs = (source: string): Job[] =>
  blocks(source)
    .flat()
    .map((line) => {
      const [companyName = '', position = '', months = ''] = line.split('|').map((cell) => cell.trim())
      return { companyName, position, months: Number(months) }
    })

export const anyJobs = jobs(`
  Bäckerei Morgentau | Verkauf am Wochenende | 14
  Eiscafé Dolomiti am Markt | Aushilfe im Service | 5
  Getränkemarkt Holzapfel | Aushilfe an der Kasse und im Lager | 11
  Wochenblatt Mittelbaden | Zeitungen austragen | 24
  Gärtnerei Immengrün | Ferienjob | 2
  Kino Lichtspielhaus Löwen | Aushilfe an Einlass und Theke | 9
  Freibad Sonnenwiese | Aufsicht und Kiosk | 3
  Stadtbücherei | Aushilfe in der Ausleihe | 8
  Hofladen Birkenmaier | Verkauf und Ernte | 6
`)

export const jobsOf: Record<Bent, Job[]> = {
  digital: jobs(`
    Softwarehaus Birnbaum | Schülerpraktikum Anwendungsentwicklung | 1
    Computerladen Pixel & Co. | Aushilfe in der Werkstatt | 10
    Stadtwerke, Abteilung IT | Schülerpraktikum Netzwerke | 1
    Lernwerkstatt Zahlenraum | Nachhilfe Mathematik und Informatik | 18
    Turnverein 1898 | Betreuung der Internetseite | 20
  `),
  technical: jobs(`
    Schlosserei Eisenhut | Schülerpraktikum Metallbau | 1
    Autohaus Talblick | Schülerpraktikum Werkstatt | 1
    Maschinenfabrik Sauerborn | Ferienarbeit in der Montage | 2
    Ingenieurbüro Kranich & Lot | Schülerpraktikum Konstruktion | 1
    Elektro Blitzner | Aushilfe auf Baustellen | 7
    Zimmerei Firstbalken | Ferienjob | 2
  `),
  business: jobs(`
    Bankhaus am Rathaus | Schülerpraktikum Kundenberatung | 1
    Modehaus Seidenfaden | Aushilfe im Verkauf | 16
    Steuerkanzlei Haferkorn | Schülerpraktikum | 1
    Spedition Fernweh | Ferienarbeit in der Disposition | 2
    Reisebüro Weltkarte | Schülerpraktikum | 1
    Schülerfirma Holzidee | Verantwortlich für Verkauf und Kasse | 22
  `),
  social: jobs(`
    Kindergarten Sonnenblume | Schülerpraktikum | 1
    Jugendhaus Altes Depot | Aushilfe in der offenen Tür | 12
    Wohngruppe Lindenhaus | Freiwilliges Soziales Jahr | 12
    Ferienwaldheim am Rain | Betreuung von Kindern | 2
    Nachbarschaftshilfe | Besuche bei älteren Menschen | 15
  `),
  health: jobs(`
    Kreiskrankenhaus, Station 3 | Pflegepraktikum | 2
    Apotheke am Brunnen | Schülerpraktikum | 1
    Rettungswache Süd | Freiwilliges Soziales Jahr | 12
    Seniorenheim Rosengarten | Aushilfe am Wochenende | 13
    Praxis für Physiotherapie am Park | Schülerpraktikum | 1
  `),
}

/** Trained professions of those who come without a school-leaving certificate for university. */
export const trainings: Record<Bent, Job[]> = {
  digital: jobs(
    'Systemhaus Tannenberg | Ausbildung Fachinformatik Systemintegration, danach Administration | 60',
  ),
  technical: jobs('Metallbau Hufnagel | Ausbildung Industriemechanik, danach Schichtführung | 66'),
  business: jobs('Großhandel Kaufmann & Tross | Ausbildung Groß- und Außenhandel, danach Einkauf | 60'),
  social: jobs('Kita Villa Kunterbunt am Park | Ausbildung Erziehung, danach Gruppenleitung | 62'),
  health: jobs('Klinikum am Stadtwald | Ausbildung Pflege, danach Station für Innere Medizin | 64'),
}
