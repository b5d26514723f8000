import { words } from '../base/blocks.ts'
import type { Random } from '../base/random.ts'
import type { Town } from '../base/reference.ts'
import type { Bent } from '../offers/texts/bents.ts'

export type School = { academyName: string; academicTitle: string; from: string; to: string }

const surroundings = words(`
  am Mühlbach, am Stadtgarten, am Lindenplatz, im Taubental, auf der Höhe, am Alten Bahnhof, an der Steige,
  am Schlossberg, im Wiesengrund, am Hopfengarten, am Kastanienhain, an der Seewiese, am Sonnenrain
`)

const abroad = words(`
  Lycée du Parc Straßburg, Liceo Scientifico Verona, Gymnasium Nr. 7 Lwiw, Anadolu Lisesi Izmir, Gimnazija Osijek,
  Bundesgymnasium Salzburg, Al-Amal-Schule Aleppo, Colegio San Marcos Valencia, Kantonsschule Schaffhausen
`)

type Path = { school: string; title: string; years: number; before?: Path; gap?: number }

const middleSchool: Path = { school: 'Realschule', title: 'Mittlere Reife', years: 6 }
const grammarSchool: Path = { school: 'Gymnasium', title: 'Abitur', years: 8 }
const afterMiddleSchool = (school: string, title: string, years: number): Path => ({
  school,
  title,
  years,
  before: middleSchool,
})

const vocationalSchool: Record<Bent, string> = {
  digital: 'Technisches',
  technical: 'Technisches',
  business: 'Kaufmännisches',
  social: 'Sozialwissenschaftliches',
  health: 'Sozialwissenschaftliches',
}

/** Schools named after hills and brooks: their like exists in every town, and none of them is meant. */
const pathsOf: Record<string, Path[]> = {
  ahr: [
    grammarSchool,
    grammarSchool,
    { school: 'Gemeinschaftsschule', title: 'Abitur', years: 9 },
    afterMiddleSchool('{vocational} Gymnasium', 'Abitur', 3),
  ],
  fgh: [afterMiddleSchool('{vocational} Gymnasium', 'Fachgebundene Hochschulreife', 3)],
  fhr: [afterMiddleSchool('{vocational} Berufskolleg', 'Fachhochschulreife', 2)],
  ib: [{ school: 'Internationale Schule', title: 'International Baccalaureate', years: 6 }],
  eb: [{ school: 'Europäische Schule', title: 'Europäisches Abitur', years: 7 }],
  abibac: [{ school: 'Deutsch-Französisches Gymnasium', title: 'AbiBac', years: 8 }],
  meister: [{ ...afterMiddleSchool('Abendschule', 'Meisterprüfung', 2), gap: 6 }],
  beruf: [afterMiddleSchool('Berufsschule', 'Berufsabschluss', 3)],
  studienkolleg: [{ school: 'Studienkolleg', title: 'Feststellungsprüfung', years: 1 }],
  bachelor: [
    {
      school: 'Hochschule für angewandte Wissenschaften',
      title: 'Bachelor',
      years: 3,
      before: grammarSchool,
    },
  ],
}

type Pupil = { qualification: string; town: Town; left: number; bent: Bent }

/** The way through school up to the summer of `left`, the latest first. */
export function drawSchools(random: Random, { qualification, town, left, bent }: Pupil): School[] {
  if (qualification === 'abroad') {
    return [
      {
        academyName: random.pick(abroad),
        academicTitle: 'Hochschulreife',
        from: `${left - 7}-09`,
        to: `${left}-06`,
      },
    ]
  }
  const paths = pathsOf[qualification === 'fhr-delta' ? 'fhr' : qualification] ?? [grammarSchool]
  return visited(random.pick(paths), left)

  function visited({ school, title, years, before, gap = 0 }: Path, to: number): School[] {
    const kind = school.replace('{vocational}', vocationalSchool[bent])
    const academyName = `${kind} ${random.pick(surroundings)}, ${town.name}`
    const last = { academyName, academicTitle: title, from: `${to - years}-09`, to: `${to}-07` }
    return before ? [last, ...visited(before, to - years - gap)] : [last]
  }
}
