import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { TextRecord } from '@tandem/contract/endpoint'
import { matchApplications } from '#features/matching/matching.api.ts'
import { highlight } from '#features/search/text/highlight.ts'
import type { TextQuery } from '#features/search/text/text-query.ts'
import type { Context } from '#platform/context/context.ts'
import { chordToKilometres } from '#platform/db/geo.ts'
import { inOneByte } from '../../core/one-byte-json.ts'
import { interestNamer } from '../../core/study-interests.store.ts'
import type { CardRow, FoundCard } from './cards.store.ts'

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
  const pairs = offerId === null ? [] : rows.map(({ card }) => ({ id: applicationIdOf(card), offerId }))
  const matches = await matchApplications(ctx, pairs)
  return rows.map(({ card: stored, chord = null, text: written }) => {
    const card = inOneByte(stored)
    const [id, applicationId] = [applicantIdOf(card), applicationIdOf(card)]
    const interests = card.lastIndexOf('[')
    const rest = card.slice(afterApplicantId, interests) + named(card.slice(interests, -1))
    const match = offerId === null ? 'null' : JSON.stringify(matches.get(applicationId) ?? null)
    const found = text && written ? JSON.stringify(highlight(written.split('\n'), text)) : '""'
    return {
      id,
      fields: `"id":"${id}","applicationId":"${applicationId}"${rest},"distance":${kilometres(chord)},"match":${match},"highlight":${found}`,
    }
  })
}

export const toProfile = ({ fields }: TextRecord): FoundProfile => JSON.parse(`{${fields}}`)

const uuidLength = 36
const beforeId = '{"id":"'.length
const beforeApplicantId = beforeId + uuidLength + '","applicantId":"'.length
const afterApplicantId = beforeApplicantId + uuidLength + '"'.length

const applicationIdOf = (card: string): string => card.slice(beforeId, beforeId + uuidLength)
const applicantIdOf = (card: string): string => card.slice(beforeApplicantId, beforeApplicantId + uuidLength)

const kilometres = (chord: number | null) =>
  chord === null ? null : Math.round(chordToKilometres(chord) * 10) / 10
