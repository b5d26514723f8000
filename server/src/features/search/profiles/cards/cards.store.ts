import { listApplicants } from '@tandem/contract/applicant-search'
import type { Locale } from '@tandem/contract/common'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { earthRadiusKm } from '#platform/db/geo.ts'
import { statement } from '#platform/db/statements/statement.ts'
import { memberStart } from '#platform/http/output/wrap-output.ts'

/** Cards as the members of an answer, put together by the database. */
export type CardPage = {
  /** With commas between, as if there were nothing to match and no text to show; null without any. */
  cards: string | null
  /** What each may be found by, to be shown around what was found; only where asked for. */
  texts?: string[]
}

export type CardForm = { locale: Locale; withText: boolean }

const [beforeId, behindId] = memberStart(listApplicants.output.record)
const end = ',"match":null,"highlight":""}'

/** Of `profile_entry e` and `page`, without `beforeId` and `end`. */
function cardOf(locale: Locale): SQL {
  const courses = sql.raw(locale === 'de' ? 'e.courses_de' : 'e.courses_en')
  const kilometres = sql`round(asin(sqrt(page.chord) / 2) * ${sql.raw(String(20 * earthRadiusKm))}) / 10`
  return sql`e.applicant_id || ${behindId}::text || e.card || ',"studyInterests":' || ${courses}
    || ',"distance":' || coalesce((${kilometres})::text, 'null')`
}

type Page = {
  /** A relation `page` with the columns `no` and `chord`, to the nearest place searched around, squared, or null. */
  from: SQL
  order: SQL
  /** Of the rows `one` of it, in their order. */
  key: SQL
  /** So many are shown; there may be one more, which tells that it goes on. */
  shown: Placeholder
}

/** `key`: JSON of what the last one shown is ordered by. There may be a card more than is shown. */
export type JoinedCards = CardPage & { key: string | null; goesOn: boolean }

/** A statement of one row, `JoinedCards`. */
export function joinCards({ from, order, key, shown }: Page, { locale, withText }: CardForm): SQL {
  return sql`
    select ${beforeId}::text || string_agg(card, ${`${end},${beforeId}`}::text) || ${end}::text as cards,
      count(*) > ${shown}::integer as "goesOn", ${key} as key
      ${withText ? sql`, coalesce(json_agg(text), '[]') as texts` : sql``}
    from (
      select page.*, ${cardOf(locale)} as card
        ${withText ? sql`, (select text from profile_text t where t.no = e.no) as text` : sql``}
      from ${from} join profile_entry e on e.no = page.no
      order by ${order}
    ) as one`
}

/** Without the one that tells that it goes on. */
export const shownCards = ({ cards, texts, goesOn }: JoinedCards): CardPage => ({
  cards: goesOn && cards !== null ? cards.slice(0, cards.lastIndexOf(`,${beforeId}`)) : cards,
  ...(texts && { texts }),
})

type Asked = { nos: number[]; chords?: (number | null)[] }

/** In the order of the numbers; one that has gone meanwhile is left out. */
export async function readCards(db: Db, { nos, chords = [] }: Asked, form: CardForm): Promise<CardPage> {
  const given = chords.map((chord) => chord ?? 'null').join()
  const [page] = await cards(db, form, { nos, chords: `{${given}}`, shown: nos.length })
  if (!page) throw new Error('A statement of sums gives a row')
  return page
}

const cards = statement<JoinedCards, CardForm, { nos: number[]; chords: string; shown: number }>(
  (form, { nos, chords, shown }) =>
    joinCards(
      {
        from: sql`unnest(${nos}::integer[], ${chords}::float8[]) with ordinality as page (no, chord, position)`,
        order: sql`page.position`,
        key: sql`null::text`,
        shown,
      },
      form,
    ),
)
