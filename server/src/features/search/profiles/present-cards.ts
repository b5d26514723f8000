import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { TextRecord } from '@tandem/contract/endpoint'
import { matchApplications } from '#features/matching/matching.api.ts'
import type { Context } from '#platform/context/context.ts'
import { chordToKilometres } from '#platform/db/geo.ts'
import { highlight } from '../text/highlight.ts'
import type { TextQuery } from '../text/text-query.ts'
import type { CardRow, FoundCard } from './cards.store.ts'
import { interestNamer } from './study-interests.store.ts'

type Look = { text: TextQuery | null; offerId: string | null }

/**
 * Cards as found profiles, with the match where there is an offer, and what was found in them where there is a text.
 * They are not taken apart: the names of the study interests take the place of their ids, the rest is written behind.
 */
export async function presentCards(
  ctx: Context,
  rows: (CardRow & Partial<FoundCard>)[],
  { text, offerId }: Look,
): Promise<TextRecord[]> {
  if (rows.length === 0) return []
  const named = await interestNamer(ctx.db, ctx.locale)
  const pairs = offerId === null ? [] : rows.map(({ card }) => ({ id: idOf(card), offerId }))
  const matches = await matchApplications(ctx, pairs)
  return rows.map(({ card, chord = null, text: written }) => {
    const id = idOf(card)
    const interests = card.lastIndexOf('[')
    const beginning = card.slice(1, interests) + named(card.slice(interests, -1))
    const match = JSON.stringify(matches.get(id) ?? null)
    const found = text && written ? JSON.stringify(highlight(written.split('\n'), text)) : '""'
    return {
      id,
      fields: `${beginning},"distance":${kilometres(chord)},"match":${match},"highlight":${found}`,
    }
  })
}

export const toProfile = ({ fields }: TextRecord): FoundProfile => JSON.parse(`{${fields}}`)

const beforeId = '{"id":"'.length
const afterId = beforeId + 36

const idOf = (card: string): string => card.slice(beforeId, afterId)

const kilometres = (chord: number | null) =>
  chord === null ? null : Math.round(chordToKilometres(chord) * 10) / 10
