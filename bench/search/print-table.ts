import type { Measured } from './drive/measured.ts'
import type { Column } from './measure-world.ts'
import type { MeasurementName } from './measurements.ts'
import { ratiosOf } from './ratios.ts'

const rows: [MeasurementName, string][] = [
  ['applicants', 'applicants over HTTP: 4 filters, page, total'],
  ['applicantFacets', '  and facets'],
  ['oneByOne', '  one request after the other'],
  ['sql', 'the same SQL alone, by pgbench'],
  ['sqlBare', '  the least for the same page and total'],
  ['sqlFacets', '  and facets'],
  ['sqlRequest', '  and all else that the request asks'],
  ['bare', 'bare Fastify route, the same bytes'],
  ['anyApplicants', 'applicants over HTTP: no filter'],
  ['anyApplicantFacets', '  and facets'],
  ['offers', 'offers over HTTP: 3 filters, page, total'],
  ['offerFacets', '  and facets'],
  ['anyOffers', 'offers over HTTP: no filter'],
  ['anyOfferFacets', '  and facets'],
  ['companies', 'companies over HTTP: 3 filters, page, total'],
  ['companyFacets', '  and facets'],
  ['anyCompanies', 'companies over HTTP: no filter'],
  ['anyCompanyFacets', '  and facets'],
]
const writeRows = [
  ['profile', 'saving a profile'],
  ['offer', 'publishing an offer'],
] as const
const whens = [
  ['alone', ''],
  ['beside', ', beside as many who search'],
] as const
const firstWidth = 62
const width = 25

/** Per second, and what half and 99 of 100 take at most; below them the ratios. */
export function printTable(columns: Column[]): void {
  line('', ...columns.map(({ title }) => title))
  line('', ...columns.map(() => 'per s   p50 ms   p99 ms'))
  for (const [name, title] of rows) line(title, ...columns.map(({ results }) => figures(results[name])))
  for (const [name, title] of writeRows) {
    for (const [when, said] of whens) {
      const saved = columns.map(({ writes }) => writes?.[name][when])
      line(`${title}${said}`, ...saved.map((each) => figures(each?.indexed)))
      line('  without search rows', ...saved.map((each) => figures(each?.bare)))
    }
  }
  line('applicants then, nobody saving', ...columns.map(({ writes }) => figures(writes?.search)))
  line('  beside who save', ...columns.map(({ writes }) => figures(writes?.searches.whileSaving)))
  line('  beside who publish', ...columns.map(({ writes }) => figures(writes?.searches.whilePublishing)))
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
