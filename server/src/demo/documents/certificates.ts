import type { DemoApplicant } from '../applicants/applicant.ts'
import type { Profile } from '../applicants/profile.ts'
import { randomOf } from '../base/random.ts'
import type { Block, Sheet } from './pdf.ts'

const germanMonth = (month: string | null) => (month ? month.split('-').reverse().join('/') : 'heute')
const period = ({ from, to }: { from: string | null; to: string | null }) =>
  `${germanMonth(from)} – ${germanMonth(to)}`

export function curriculumVitae(applicant: DemoApplicant, madeAt: Date): Sheet {
  const { profile, town, account, row } = applicant
  const born = (row.birthdate ?? '').split('-').reverse().join('.')
  const name = fullName(applicant)
  return {
    title: 'Lebenslauf',
    author: name,
    madeAt,
    subtitle: [name, `geboren am ${born}`, `${town.postalCode} ${town.name}`, account.email],
    blocks: blocksOf(profile).filter(({ lines }) => lines.length > 0),
  }
}

function blocksOf({ education, career, expertises, languages }: Profile): Block[] {
  return [
    {
      heading: 'Schule und Ausbildung',
      lines: education.map((one) => [`${one.academyName}\n${one.academicTitle}`, period(one)]),
    },
    {
      heading: 'Praktika und Arbeit',
      lines: career.map((one) => [`${one.position}\n${one.companyName}`, period(one)]),
    },
    {
      heading: 'Kenntnisse',
      lines: expertises.map((one) => [ability(one), one.name]),
    },
    {
      heading: 'Sprachen',
      lines: languages.map(({ code, level }) => [levelNames[level] ?? '', languageName(code)]),
    },
  ]
}

function ability({ grade, description }: Profile['expertises'][number]): string {
  return (
    [grade === null ? '' : `Note ${decimal(grade)}`, description].filter(Boolean).join(', ') ||
    'gute Kenntnisse'
  )
}

/** Not a real school's form on purpose: it says what it is. */
export function schoolCertificate(applicant: DemoApplicant, madeAt: Date): Sheet {
  const random = randomOf('certificate', applicant.number)
  const { profile } = applicant
  const school = profile.education[0]?.academyName ?? 'Schule'
  const points = (grade: number) => String(Math.min(15, Math.max(4, Math.round(17 - 3 * grade))))
  const gradeOf = (subject: string) =>
    profile.expertises.find(({ name: one }) => one === subject)?.grade ??
    profile.grade + random.normal(0, 0.45)
  const name = fullName(applicant)
  return {
    title: 'Zeugnis',
    author: name,
    madeAt,
    subtitle: [school, `Zeugnis für ${name}`, `Durchschnittsnote ${decimal(profile.grade)}`, note],
    blocks: [
      {
        heading: 'Leistungen in Punkten (0 bis 15)',
        lines: subjects.map((subject) => [points(gradeOf(subject)), subject]),
      },
    ],
  }
}

const note = 'Muster für die Demonstration von Tandem, kein Zeugnis einer Schule.'
const decimal = (grade: number) => grade.toLocaleString('de-DE', { minimumFractionDigits: 1 })

const subjects = [
  'Deutsch',
  'Englisch',
  'Mathematik',
  'Physik',
  'Biologie',
  'Informatik',
  'Geschichte',
  'Gemeinschaftskunde',
  'Bildende Kunst',
  'Sport',
]

/** In the order of the contract's `languageLevels`. */
const levelNames = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Muttersprache']

const german = new Intl.DisplayNames('de', { type: 'language' })
const languageName = (code: string) => german.of(code) ?? code

const fullName = ({ name }: DemoApplicant) => `${name.firstName} ${name.lastName}`
