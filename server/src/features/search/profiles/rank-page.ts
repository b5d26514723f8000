import { bestProfiles } from '#features/matching/matching.api.ts'
import type { Context } from '#platform/context/context.ts'
import { readRankCursor, writeRankCursor } from '../core/rank-cursor.ts'
import { readCandidates } from './candidates.store.ts'
import { type CardPage, readCards } from './cards/cards.store.ts'
import { noInterest, type ProfileCriteria } from './criteria/criteria.ts'
import type { ProfileSearchOptions } from './hits/search-profiles.ts'

type Ranked = {
  page: CardPage
  cursor: string | null
  /** Null where not all hits had to be read. */
  total: number | null
}

/** The page of those that fit the offer best, out of all hits; null where there is nothing to rank by. */
export async function rankPage(
  ctx: Context,
  criteria: ProfileCriteria,
  offerId: string,
  options: Omit<ProfileSearchOptions, 'sort'> & { worstFirst: boolean },
): Promise<Ranked | null> {
  const order = options.worstFirst ? 'worst' : 'match'
  const after = options.cursor === undefined ? null : readRankCursor(order, options.cursor)
  // It goes on as it began: in another order, where there was nothing to rank by.
  if (options.cursor !== undefined && !after) return null
  const isOfAny = criteria.interests === null
  const source = {
    readAll: () => readCandidates(ctx.db, criteria),
    readOf: isOfAny
      ? (interests: number[]) =>
          readCandidates(ctx.db, { ...criteria, interests: [noInterest, ...interests] })
      : undefined,
    keyOf: ({ id, person }: { id: string; person: string }) => (options.oneEach ? person : id),
  }
  const page = await bestProfiles(ctx, offerId, source, {
    after,
    worstFirst: options.worstFirst,
    offset: (options.page - 1) * options.perPage,
    limit: options.perPage,
  })
  if (!page) return null
  const last = page.isMore ? page.rows.at(-1) : undefined
  return {
    total: page.total,
    page: await readCards(
      ctx.db,
      { nos: page.rows.map(({ no }) => no), chords: page.rows.map(({ chord }) => chord) },
      { locale: ctx.locale, withText: criteria.text !== null },
    ),
    cursor: last ? writeRankCursor(order, last) : null,
  }
}
