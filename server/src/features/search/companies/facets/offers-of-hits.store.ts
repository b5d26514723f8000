import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'
import { yearsOf } from '../../core/postings/year-bits.ts'
import type { Term } from '../../offers/facets/read-shapes.ts'
import type { OfferCriteria } from '../../offers/offer-criteria.ts'
import { type OfferTerms, termsOf } from '../../offers/offer-terms.ts'
import { offersOfHits } from '../company-rows.store.ts'

/** Offers of the hits that are alike in course and years: `companies` has the company of each, numbered from 0. */
export type OfferedTerm = Omit<Term, 'course'> & {
  course: number | null
  companies: Uint32Array
  count: number
}

export async function readOffersOfHits(db: Db, criteria: OfferCriteria): Promise<OfferedTerm[]> {
  const rows = await read(db, null, termsOf(criteria))
  const numbers = new Map<bigint, number>()
  return rows.map(({ companies: bytes, course, years, free }) => {
    const companies = Uint32Array.from(readNumbers(bytes), (company) => numberOf(company, numbers))
    return { course, years: yearsOf(years), freeYears: yearsOf(free), companies, count: companies.length }
  })
}

type Row = { course: number | null; years: string; free: string; companies: Uint8Array }

const read = statement<Row, null, OfferTerms>(
  (_, filter) => sql`
    select course, years::text, free::text, string_agg(int8send(company), '') as companies
    from offer_posting p where ${offersOfHits(filter)} group by course, years, free`,
)

function readNumbers(bytes: Uint8Array): BigInt64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return BigInt64Array.from({ length: bytes.length / 8 }, (_, n) => view.getBigInt64(n * 8))
}

function numberOf(company: bigint, numbers: Map<bigint, number>): number {
  const known = numbers.get(company) ?? numbers.size
  if (known === numbers.size) numbers.set(company, known)
  return known
}
