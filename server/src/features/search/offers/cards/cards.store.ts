import type { Locale } from '@tandem/contract/common'
import { type SQL, sql } from 'drizzle-orm'
import { type OwnSeekerRow, ownSeekersJson } from '#features/matching/matching.api.ts'
import { newestApplicationsJson, type OwnApplications } from '#features/offers/offers.api.ts'
import type { Db } from '#platform/db/database.ts'
import { type Slots, statement } from '#platform/db/statements/statement.ts'

/** An offer's parts in JSON, as `offer-entry.sql` makes them; `position` is a `PositionRow`, and empty without an applicant. */
export type StoredOffer = {
  id: string
  title: string
  card: string
  years: string
  locations: string
  position: string
  own: OfApplicant | null
}

/** What an applicant's page of offers is matched with, and the applications shown on it. */
type OfApplicant = { seekers: OwnSeekerRow[] | null; applications: OwnApplications }

/** A page as the database joins it: taking a row apart for each offer took longer than all else that is done with it. */
export type JoinedOffers = { offers: string | null; own: OfApplicant | null }

export type CardForm = { locale: Locale }
type Reader = Slots<{ applicantId: string | null }>

/** No JSON holds it. */
const separator = '\u001e'

/** So many stand for each offer, in the order of `StoredOffer`. */
const partsOfOne = 6

/** Of `offer_entry e`. */
const cardColumn = ({ locale }: CardForm, { applicantId }: Reader): SQL => {
  const title = sql.raw(locale === 'en' ? 'e.card_en' : 'e.card_de')
  const position = applicantId
    ? sql`coalesce((select t.position::text from offer_entry_text t where t.no = e.no), 'null')`
    : sql`''`
  return sql`concat_ws(${separator}::text, e.offer_id, ${title}, e.card, e.card_years, e.card_locations, ${position}) as joined`
}

/** The columns `JoinedOffers` of `one`, the rows of `joinedCards`. */
export const joinedColumns = ({
  applicantId,
}: Reader): SQL => sql`string_agg(one.joined, ${separator}::text) as offers,
  ${
    applicantId
      ? sql`case when count(*) > 0 then json_build_object('seekers', ${ownSeekersJson(applicantId)},
          'applications', ${newestApplicationsJson(applicantId)}) end`
      : sql`null::json`
  } as own`

/** Of a relation `page`, to be joined with `offer_entry e`. */
export const joinedCards = (from: SQL, order: SQL, form: CardForm, reader: Reader): SQL => sql`(
  select page.*, ${cardColumn(form, reader)} from ${from} order by ${order}
) as one`

export function openOffers({ offers, own }: JoinedOffers): StoredOffer[] {
  const parts = offers?.split(separator) ?? []
  const opened: StoredOffer[] = []
  for (let at = 0; at < parts.length; at += partsOfOne) {
    const one = parts.slice(at, at + partsOfOne)
    const [id = '', title = '', card = '', years = '', locations = '', position = ''] = one
    opened.push({ id, title, card, years, locations, position, own })
  }
  return opened
}

type Asked = { ids: string[]; applicantId: string | null }

/** In the order of the ids. */
export async function readOfferCards(db: Db, asked: Asked, locale: Locale): Promise<StoredOffer[]> {
  const [joined] = await cards(db, { locale }, asked)
  return joined ? openOffers(joined) : []
}

const cards = statement<JoinedOffers, CardForm, Asked>((form, { ids, ...reader }) => {
  const from = sql`unnest(${ids}::uuid[]) with ordinality as page (id, position) join offer_entry e on e.offer_id = page.id`
  return sql`select ${joinedColumns(reader)} from ${joinedCards(from, sql`page.position`, form, reader)}`
})
