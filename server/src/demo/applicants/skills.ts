import type { Random } from '../base/random.ts'
import type { Bent } from '../offers/texts/bents.ts'

type Skill = { name: string; grade: number | null; description: string }

/** Index into the contract's `languageLevels`. */
export type LanguageSkill = { code: string; level: number }

const subjects = [
  'Mathematik',
  'Deutsch',
  'Englisch',
  'Physik',
  'Informatik',
  'Biologie',
  'Wirtschaft',
  'Gemeinschaftskunde',
  'Sport',
]

/** Names of the expertises list, with what an applicant writes beside them. */
const abilities: Record<Bent, [name: string, description: string][]> = {
  digital: [
    ['Python', 'Schulkurs und eigene Projekte'],
    ['Java', 'Grundlagen aus dem Informatikunterricht'],
    ['HTML und CSS', 'Seite für den Verein gepflegt'],
    ['Linux', 'läuft auf meinem Laptop'],
    ['Versionsverwaltung (Git)', ''],
    ['Analytisches Denken', ''],
  ],
  technical: [
    ['CAD', 'Kurs in der Technik-AG'],
    ['Technisches Zeichnen', ''],
    ['3D-Druck', 'eigener Drucker seit 2 Jahren'],
    ['Elektronik und Löten', 'Hobby'],
    ['Metallbearbeitung', 'Schülerpraktikum'],
    ['Problemlösung', ''],
  ],
  business: [
    ['Tabellenkalkulation (z. B. Excel, Calc)', 'Kasse der SMV geführt'],
    ['Präsentationen (z. B. PowerPoint, Impress)', ''],
    ['Verkauf und Beratung', 'Nebenjob im Einzelhandel'],
    ['Veranstaltungsorganisation', 'Abiball und Schulfest'],
    ['Verhandlungsgeschick', ''],
    ['Social-Media-Betreuung', 'Kanal der Schule'],
  ],
  social: [
    ['Jugendarbeit', 'Jugendleiter-Card'],
    ['Kinderbetreuung', 'Ferienfreizeiten'],
    ['Nachhilfe', 'Klasse 5 bis 8'],
    ['Erste Hilfe', 'Auffrischung im letzten Jahr'],
    ['Belastbarkeit', ''],
    ['Interkulturelle Kompetenz', ''],
  ],
  health: [
    ['Pflegeerfahrung', 'Praktikum'],
    ['Erste Hilfe', 'Schulsanitätsdienst'],
    ['Rettungssanitäter:in', 'Lehrgang abgeschlossen'],
    ['Laborarbeit', 'Chemie-AG'],
    ['Verantwortungsbewusstsein', ''],
    ['Teamfähigkeit', ''],
  ],
}

/** School subjects with a grade near the average, then what else somebody can do. */
export function drawSkills(random: Random, bent: Bent, average: number): Skill[] {
  const graded = random.sample(subjects, random.int(1, 3)).map((name) => ({
    name,
    grade: Math.min(40, Math.max(10, Math.round(average * 10) + random.int(-7, 6))) / 10,
    description: random.chance(0.3) ? 'Leistungsfach' : '',
  }))
  const others = random.sample(abilities[bent], random.int(1, 3))
  return [...graded, ...others.map(([name, description]) => ({ name, grade: null, description }))]
}

const [a2, b1, b2, c1, c2, native] = [2, 3, 4, 5, 6, 7]

export function drawLanguages(random: Random, homeLanguage: string | null): LanguageSkill[] {
  const german = homeLanguage && random.chance(0.3) ? random.pick([c1, c2]) : native
  const english = { code: 'en', level: random.pick([b1, b2, b2, b2, c1, c1]) }
  const third = random.pick(['fr', 'fr', 'es', 'es', 'it', 'la'])
  return [
    { code: 'de', level: german },
    ...(homeLanguage ? [{ code: homeLanguage, level: native }] : []),
    english,
    ...(random.chance(0.45) && third !== homeLanguage
      ? [{ code: third, level: random.pick([a2, a2, b1, b2]) }]
      : []),
  ]
}
