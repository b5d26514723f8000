import { type FoundProfile, listApplicants } from '@tandem/contract/applicant-search'
import { matchApplications } from '#features/matching/matching.api.ts'
import { highlight } from '#features/search/text/highlight.ts'
import type { TextQuery } from '#features/search/text/text-query.ts'
import type { Context } from '#platform/context/context.ts'
import { openMembers, writeMembers } from '../../core/summarise-hits.ts'
import type { CardPage } from './cards.store.ts'

type Look = { text: TextQuery | null; offerId: string | null }

/** The members of the page: with the match where there is an offer, and what was found in them where there is a text. */
export async function finishCards(
  ctx: Context,
  { cards, texts }: CardPage,
  { text, offerId }: Look,
): Promise<string> {
  if (cards === null || (text === null && offerId === null)) return cards ?? ''
  const profiles = openCards(cards)
  const pairs = offerId === null ? [] : profiles.map(({ applicationId }) => ({ id: applicationId, offerId }))
  const matches = await matchApplications(ctx, pairs)
  const finished = profiles.map((profile, index) => ({
    ...profile,
    match: matches.get(profile.applicationId) ?? null,
    highlight: text ? highlight((texts?.[index] ?? '').split('\n'), text) : '',
  }))
  return writeMembers(listApplicants.output.record, finished)
}

/** The profiles that were written as members. */
export const openCards = openMembers<FoundProfile>
