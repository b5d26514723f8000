import { type Application, applicationTypes } from '@tandem/contract/applications'
import { isMathsModule } from '@tandem/contract/maths'
import type { PdfWriter } from '#platform/pdf/write-pdf.ts'
import type { Paper } from './paper.ts'

/** Also the file's name, so it names nobody whose name is withheld. */
export function titleOf({ applicant, type }: Application, { words }: Paper): string {
  const kind = type === applicationTypes.profile ? words.profile : words.application
  return [kind, applicant.firstName, applicant.lastName].filter(Boolean).join(' ')
}

/** `pages` are those of the attachments that follow; without it they stay where they are. */
export function drawApplication(
  pdf: PdfWriter,
  application: Application,
  paper: Paper,
  pages?: ReadonlyMap<string, number>,
): void {
  const { words } = paper
  const formats = formatsOf(paper)
  pdf.heading(1, nameOf(application, paper))
  const target = targetOf(application, paper)
  if (target) pdf.paragraph(target)
  const { sentAt, type } = application
  if (sentAt) pdf.paragraph(`${words.sentAt} ${formats.day(sentAt)}`)
  else if (type !== applicationTypes.profile) pdf.paragraph(words.draft)

  pdf.heading(2, words.facts)
  pdf.facts(factsOf(application, paper))
  drawText(pdf, words.coverLetter, application.coverLetter)
  drawStations(pdf, application, paper)
  drawSkills(pdf, application, paper)
  drawText(pdf, words.aboutMe, application.aboutMe)
  drawDocuments(pdf, application, paper, pages)
}

/** Of several: who, for what, since when. */
export function drawOverview(pdf: PdfWriter, applications: Application[], paper: Paper): void {
  const { words } = paper
  const { day, grade } = formatsOf(paper)
  pdf.heading(1, words.overview(applications.length))
  pdf.paragraph(`${words.madeAt} ${day(paper.madeAt)}`)
  pdf.table(
    [
      [words.name, words.offer, words.sentAt, words.grade, words.qualification],
      ...applications.map((each) => [
        nameOf(each, paper),
        each.target?.offerTitle ?? words.initiativeShort,
        each.sentAt ? day(each.sentAt) : '',
        each.grade === null ? '' : grade(each.grade),
        each.qualification === null ? '' : paper.nameOf('qualification', each.qualification),
      ]),
    ],
    [0.24, 0.3, 0.16, 0.08, 0.22],
  )
}

function nameOf({ applicant }: Application, { words }: Paper): string {
  return `${applicant.firstName} ${applicant.lastName}`.trim() || words.anonymous
}

function targetOf({ target, type, title }: Application, { words }: Paper): string {
  if (!target)
    return type === applicationTypes.profile ? [words.profile, title].filter(Boolean).join(': ') : title
  return target.offerTitle
    ? words.forOffer(target.offerTitle, target.companyName)
    : words.initiative(target.companyName)
}

/** What was left open is left out. */
function factsOf(application: Application, paper: Paper): [string, string][] {
  const { words, nameOf: named } = paper
  const formats = formatsOf(paper)
  const { applicant, qualification, grade, studyInterests, desiredYears, places, languages } = application
  const rows: [string, string][] = [
    [words.email, applicant.email],
    [words.qualification, qualification ? named('qualification', qualification) : ''],
    [words.grade, grade === null ? '' : formats.grade(grade)],
    [words.studyInterests, studyInterests.map((id) => named('studyInterests', id)).join('\n')],
    [words.years, desiredYears.join(', ')],
    [
      words.places,
      places.map(({ place, radius }) => (radius ? words.around(place, String(radius)) : place)).join('\n'),
    ],
    [
      words.languages,
      languages.map(({ name, rating }) => `${named('language', name)}: ${words.levels[rating]}`).join('\n'),
    ],
  ]
  return rows.filter(([, value]) => value !== '')
}

function drawStations(pdf: PdfWriter, application: Application, paper: Paper): void {
  const { words } = paper
  const formats = formatsOf(paper)
  drawRows(
    pdf,
    words.education,
    newestFirst(application.education).map((each) => [
      formats.period(each),
      [each.academyName, each.academicTitle].filter(Boolean).join('\n'),
    ]),
  )
  drawRows(
    pdf,
    words.career,
    newestFirst(application.career).map((each) => [
      formats.period(each),
      [each.position, each.companyName].filter(Boolean).join('\n'),
    ]),
  )
}

function drawSkills(pdf: PdfWriter, application: Application, paper: Paper): void {
  const { words } = paper
  const formats = formatsOf(paper)
  drawRows(
    pdf,
    words.expertises,
    application.expertises.map(({ name, grade, description }) => [
      name,
      [grade === null ? '' : `${words.grade} ${formats.grade(grade)}`, description]
        .filter(Boolean)
        .join('\n'),
    ]),
  )
  drawRows(
    pdf,
    words.maths,
    // Those that the applicant keeps for themselves are in neither side's document.
    application.moduleAdditionals
      .filter(({ visible }) => visible)
      .map(({ name, rating }) => [
        isMathsModule(name) ? words.mathsModules[name] : name,
        words.mathsLevel(rating),
      ]),
  )
}

function drawDocuments(
  pdf: PdfWriter,
  application: Application,
  paper: Paper,
  pages?: ReadonlyMap<string, number>,
): void {
  const { words } = paper
  drawRows(
    pdf,
    words.documents,
    application.attachments.map(({ key, type, name }) => {
      const count = pages?.get(key)
      const where = pages && (count ? words.appended(count) : words.separate)
      return [paper.nameOf('type', type), [name, where].filter(Boolean).join('\n')]
    }),
  )
}

function drawText(pdf: PdfWriter, heading: string, text: string): void {
  if (!text) return
  pdf.heading(2, heading)
  pdf.paragraph(text)
}

function drawRows(pdf: PdfWriter, heading: string, rows: [string, string][]): void {
  if (rows.length === 0) return
  pdf.heading(2, heading)
  pdf.facts(rows)
}

type Period = { from: string | null; to: string | null }

/** What goes on comes first; without any time it is as old as can be. */
const newestFirst = <T extends Period>(entries: T[]): T[] =>
  entries.toSorted((a, b) => endOf(b).localeCompare(endOf(a)) || (b.from ?? '').localeCompare(a.from ?? ''))
const endOf = ({ from, to }: Period) => to ?? (from ? '9999' : '')

function formatsOf({ language, words }: Paper) {
  const tag = language === 'de' ? 'de-DE' : 'en-GB'
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone: 'Europe/Berlin', ...options })
    return (value: string | Date) => format.format(new Date(value))
  }
  const month = date({ month: '2-digit', year: 'numeric' })
  const decimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    day: date({ day: 'numeric', month: 'long', year: 'numeric' }),
    grade: (value: number) => decimal.format(value),
    period({ from, to }: Period): string {
      if (from && to) return words.period(month(from), month(to))
      if (from) return words.since(month(from))
      return to ? words.until(month(to)) : ''
    },
  }
}
