import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { TextRecord } from '@tandem/contract/endpoint'
import type { Match } from '@tandem/contract/matching'
import { matchApplications } from '#features/matching/matching.api.ts'
import type { Context } from '#platform/context/context.ts'
import { chordToKilometres } from '#platform/db/geo.ts'
import { highlight } from '../text/highlight.ts'
import type { TextQuery } from '../text/text-query.ts'
import type { CardRow, FoundCard } from './cards.store.ts'
import { interestNamer, type NamedInterests } from './study-interests.store.ts'

type StoredCard = Omit<FoundProfile, 'studyInterests' | 'distance' | 'match' | 'highlight'>

/** A card with what depends on who looks, and for what. */
export type PresentedCard = {
  id: string
  card: string
  studyInterests: NamedInterests
  distance: number | null
  match: Match | null
  highlight: string
}

/** With its match where there is an offer, with what was found in it where there is a text. */
export async function presentCards(
  ctx: Context,
  rows: (CardRow & Partial<FoundCard>)[],
  { text, offerId }: { text: TextQuery | null; offerId: string | null },
): Promise<PresentedCard[]> {
  if (rows.length === 0) return []
  const named = await interestNamer(ctx.db, ctx.locale)
  const matches = await matchApplications(
    ctx,
    rows.map(({ id }) => ({ id, offerId })),
  )
  return rows.map(({ id, card, interests, chord, text: written }) => ({
    ...{ id, card },
    studyInterests: named(interests),
    distance: kilometres(chord ?? null),
    match: matches.get(id) ?? null,
    highlight: text && written ? highlight(written.split('\n'), text) : '',
  }))
}

const kilometres = (chord: number | null) =>
  chord === null ? null : Math.round(chordToKilometres(chord) * 10) / 10

export const toProfile = ({
  card,
  studyInterests,
  distance,
  match,
  highlight,
}: PresentedCard): FoundProfile => ({
  ...(JSON.parse(card) as StoredCard),
  ...{ studyInterests: studyInterests.list, distance, match, highlight },
})

/** The same without taking the card apart. */
export const toText = ({ id, card, studyInterests, ...rest }: PresentedCard): TextRecord => ({
  id,
  json: `${card.slice(0, -1)},"studyInterests":${studyInterests.json},${JSON.stringify(rest).slice(1)}`,
})
