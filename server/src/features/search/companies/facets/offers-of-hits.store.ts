import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'
import type { CountedShape } from '../../offers/facets/shapes.store.ts'
import type { OfferCriteria } from '../../offers/offer-criteria.ts'
import { type OfferTerms, termsOf } from '../../offers/offer-terms.ts'
import { offersOfHits } from '../company-rows.store.ts'

/** What companies offer: each pair of a company and a kind of offer once, the companies one after the other. */
export type Offered = {
  terms: Pick<CountedShape, 'course' | 'years' | 'free'>[]
  /** Of each pair the number of its company, from 1, and the index of its term. */
  pairs: { company: number; term: number }[]
  count: number
}

export async function readOffersOfHits(db: Db, criteria: OfferCriteria): Promise<Offered[]> {
  const [row] = await read(db, null, termsOf(criteria))
  if (!row) return []
  const { terms, companies = [], kinds = [] } = row
  const pairs = (companies ?? []).map((company, n) => ({ company, term: (kinds?.[n] ?? 0) - 1 }))
  return [{ terms: terms ?? [], pairs, count: pairs.length }]
}

type Row = { terms: Offered['terms'] | null; companies: number[] | null; kinds: number[] | null }

const read = statement<Row, null, OfferTerms>(
  (_, filter) => sql`
    with hit as materialized (
      select distinct p.company, p.course, p.years, p.free from offer_posting p where ${offersOfHits(filter)}
    ), term as materialized (
      select course, years, free, row_number() over (order by course, years, free)::int as no
      from (select distinct course, years, free from hit) each
    ), pair as (
      select dense_rank() over (order by hit.company)::int as company, term.no from hit
      join term on term.course is not distinct from hit.course and term.years = hit.years and term.free = hit.free
    )
    select
      (select json_agg(json_build_object('course', course, 'years', years::text, 'free', free::text) order by no) from term)
        as terms,
      array_agg(company order by company, no) as companies, array_agg(no order by company, no) as kinds from pair`,
)
