import type { Measured } from '../measure.ts'
import type { Column } from './measure-world.ts'
import type { MeasurementName } from './measurements.ts'
import { ratiosOf } from './ratios.ts'
import type { Way, Written } from './writes/measure-writes.ts'

const rows: [MeasurementName, string][] = [
  ['applicants', 'applicants over HTTP: 4 filters, page, total'],
  ['applicantFacets', '  and facets'],
  ['oneByOne', '  one request after the other'],
  ['compressed', '  compressed, as browsers ask'],
  ['sql', 'the same SQL alone, by pgbench'],
  ['sqlBare', '  the least for the same page and total'],
  ['sqlFacets', '  and facets'],
  ['sqlRequest', '  and all else that the request asks'],
  ['bareSearch', 'the same SQL behind bare Fastify and pg'],
  ['bare', 'bare Fastify route, the same bytes'],
  ['anyApplicants', 'applicants over HTTP: no filter'],
  ['anyApplicantFacets', '  and facets'],
  ['offers', 'offers over HTTP: 3 filters, page, total'],
  ['offerFacets', '  and facets'],
  ['anyOffers', 'offers over HTTP: no filter'],
  ['anyOfferFacets', '  and facets'],
  ['companies', 'companies over HTTP: 3 filters, page, total'],
  ['companyFacets', '  and facets'],
  ['companiesCompressed', '  compressed, as browsers ask'],
  ['anyCompanies', 'companies over HTTP: no filter'],
  ['anyCompanyFacets', '  and facets'],
]
const writeRows: [Way, Written, string][] = [
  ['http', 'profile', 'saving a profile over HTTP'],
  ['http', 'offer', 'publishing an offer over HTTP'],
  ['sql', 'profile', 'saving a profile, the writing statements alone'],
  ['sql', 'offer', 'publishing an offer, the writing statements alone'],
]
const firstWidth = 64
const width = 25

/** Per second, and what half and 99 of 100 take at most; below them the ratios. */
export function printTable(columns: Column[]): void {
  line('', ...columns.map(({ title }) => title))
  line('', ...columns.map(() => 'per s   p50 ms   p99 ms'))
  for (const [name, title] of rows) line(title, ...columns.map(({ results }) => figures(results[name])))
  for (const [way, name, title] of writeRows) {
    const bursts = columns.map(({ writes }) => writes?.[way][name])
    line(title, ...bursts.map((each) => figures(each?.alone.indexed)))
    line('  without search rows', ...bursts.map((each) => figures(each?.alone.bare)))
    line('  beside as many who search', ...bursts.map((each) => figures(each?.beside.indexed)))
    line('    without search rows', ...bursts.map((each) => figures(each?.beside.bare)))
    line('  applicants just before, nobody saving', ...bursts.map((each) => figures(each?.searches.alone)))
    line('    beside them', ...bursts.map((each) => figures(each?.searches.beside)))
  }
  line('search while saved searches run', ...columns.map(({ alerts }) => figures(alerts?.meanwhile)))
  for (const { title, cells } of ratiosOf(columns)) line(title, ...cells)
}

const line = (title: string, ...cells: string[]) =>
  console.log([title.padEnd(firstWidth), ...cells.map((cell) => cell.padStart(width))].join(' '))

const figures = (measured: Measured | null | undefined) =>
  measured
    ? [measured.perSecond.toFixed(0), measured.p50.toFixed(2), measured.p99.toFixed(2)]
        .map((figure) => figure.padStart(8))
        .join(' ')
    : '–'
