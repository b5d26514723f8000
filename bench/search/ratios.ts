import type { Measured } from '../measure.ts'
import type { Alerts } from './alerts/run-alerts.ts'
import type { Column } from './measure-world.ts'
import type { MeasurementName } from './measurements.ts'
import { type Burst, type Way, written } from './writes/measure-writes.ts'

type Ratio = { title: string; cells: string[] }
type Figure = 'perSecond' | 'p50'

/** What is held to a target, with the target. */
export function ratiosOf(columns: Column[]): Ratio[] {
  const row = rowOf(columns)
  const facets = (title: string, withFacets: MeasurementName, without: MeasurementName) =>
    row(`${title} (≤ 3)`, (column) => quotient(column, withFacets, without, 'p50'))
  return [
    row('HTTP : SQL, requests (≥ 0.6)', (column) => quotient(column, 'applicants', 'sql', 'perSecond')),
    row('  of bare Fastify and pg', (column) => quotient(column, 'bareSearch', 'sql', 'perSecond')),
    row('SQL : the least for it (≥ 0.7)', (column) => quotient(column, 'sql', 'sqlBare', 'perSecond')),
    row('HTTP : all SQL of the request', (column) =>
      quotient(column, 'applicants', 'sqlRequest', 'perSecond'),
    ),
    row('HTTP : bare Fastify', (column) => quotient(column, 'applicants', 'bare', 'perSecond')),
    row('compressed : not, applicants', (column) =>
      quotient(column, 'compressed', 'applicants', 'perSecond'),
    ),
    row('  companies', (column) => quotient(column, 'companiesCompressed', 'companies', 'perSecond')),
    row('p99 : p50 (≤ 8)', ({ results: { applicants } }) =>
      applicants ? applicants.p99 / applicants.p50 : null,
    ),
    row('offers : applicants (≥ 0.5)', (column) => quotient(column, 'offers', 'applicants', 'perSecond')),
    row('companies : applicants (≥ 0.35)', (column) =>
      quotient(column, 'companies', 'applicants', 'perSecond'),
    ),
    row('no filter : filters, offers (≥ 1)', (column) =>
      quotient(column, 'anyOffers', 'offers', 'perSecond'),
    ),
    row('  companies', (column) => quotient(column, 'anyCompanies', 'companies', 'perSecond')),
    facets('facets : without, applicants', 'applicantFacets', 'applicants'),
    facets('  no filter', 'anyApplicantFacets', 'anyApplicants'),
    facets('facets : without, offers', 'offerFacets', 'offers'),
    facets('  no filter', 'anyOfferFacets', 'anyOffers'),
    facets('facets : without, companies', 'companyFacets', 'companies'),
    facets('  no filter', 'anyCompanyFacets', 'anyCompanies'),
    ...savingRatios(columns, 'http', 'by calls'),
    ...savingRatios(columns, 'sql', 'by SQL'),
    {
      title: 'saved searches, mailed, seconds (≤ 600)',
      cells: columns.map(({ alerts }) => (alerts ? alertsIn(alerts) : '–')),
    },
    row('  p99 of a search meanwhile : before (≤ 2)', ({ alerts }) =>
      alerts ? alerts.meanwhile.p99 / alerts.alone.p99 : null,
    ),
    row('p50 : that of the size before, HTTP (1M ≤ 4)', (column, n) =>
      growth(columns, n, 'applicants', column),
    ),
    row('  no filter', (column, n) => growth(columns, n, 'anyApplicants', column)),
    row('  offers (100,000 : 10,000)', (column, n) => growth(columns, n, 'offers', column)),
    row('  companies', (column, n) => growth(columns, n, 'companies', column)),
    row('  SQL alone', (column, n) => growth(columns, n, 'sql', column)),
    row('embedded : PostgreSQL, one request after the other (≥ 0.5)', (column) => {
      const other = columns.find((each) => isEmbedded(column) && !isEmbedded(each) && isAsLarge(each, column))
      const [embedded, postgres] = [column.results.oneByOne, other?.results.oneByOne]
      return embedded && postgres ? embedded.perSecond / postgres.perSecond : null
    }),
  ]
}

const rowOf =
  (columns: Column[]) =>
  (title: string, ratio: (column: Column, n: number) => number | null): Ratio => ({
    title,
    cells: columns.map((column, n) => shown(ratio(column, n))),
  })

function savingRatios(columns: Column[], way: Way, how: string): Ratio[] {
  const row = rowOf(columns)
  return written.flatMap((name) => {
    const ratio = (title: string, of: (burst: Burst) => [Measured, Measured], figure: 'p50' | 'p99') =>
      row(title, ({ writes }) => {
        if (!writes) return null
        const [above, below] = of(writes[way][name])
        return above[figure] / below[figure]
      })
    const what = name === 'profile' ? 'saving' : 'publishing'
    return [
      ratio(
        `${what} ${how}, search rows : without, beside searches (≤ 3)`,
        ({ beside }) => [beside.indexed, beside.bare],
        'p50',
      ),
      ratio('  alone', ({ alone }) => [alone.indexed, alone.bare], 'p50'),
      ratio(
        '  p99 of the searches : just before (≤ 2)',
        ({ searches }) => [searches.beside, searches.alone],
        'p99',
      ),
      ratio(
        '    beside those who save without search rows',
        ({ searchesBare }) => [searchesBare.beside, searchesBare.alone],
        'p99',
      ),
    ]
  })
}

const isEmbedded = ({ results }: Column) => results.sql === undefined
const isAsLarge = (one: Column, other: Column) => one.applicants === other.applicants

function quotient(
  { results }: Column,
  dividend: MeasurementName,
  divisor: MeasurementName,
  figure: Figure,
): number | null {
  const [above, below] = [results[dividend], results[divisor]]
  return above && below ? above[figure] / below[figure] : null
}

function growth(columns: Column[], n: number, name: MeasurementName, column: Column): number | null {
  const smaller = columns[n - 1]
  // Another kind of database is not a smaller one of the same.
  const isAlike = smaller && isEmbedded(smaller) === isEmbedded(column)
  const [now, before] = [column.results[name], isAlike ? smaller.results[name] : undefined]
  return now && before ? now.p50 / before.p50 : null
}

const alertsIn = ({ savedSearches, mailed, seconds, isDone }: Alerts) =>
  `${savedSearches}, ${mailed}, ${seconds.toFixed(0)}${isDone ? '' : ' not done'}`

const shown = (ratio: number | null) => (ratio === null ? '–' : ratio.toFixed(2))
