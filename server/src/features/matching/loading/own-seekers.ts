import type { Context } from '#platform/context/context.ts'
import type { Reader } from '../reader.ts'
import type { Point, Seeker } from '../scoring/match-input.ts'
import { type References, toSeeker } from './match-rows.ts'
import { loadOwnSeekers, type OwnSeekerRow } from './seekers.store.ts'

export type OwnSeekers = {
  /** What is compared with the offer; null where the applicant has written nothing yet. */
  seekerFor: (offerId: string) => Seeker | null
  all: readonly Seeker[]
}

export async function readOwnSeekers(
  ctx: Context,
  applicantId: string,
  references: References,
): Promise<OwnSeekers> {
  return openOwnSeekers(await loadOwnSeekers(ctx.db, applicantId), references)
}

/** Where the main profile looks for a place; also while no matches are shown. */
export async function listOwnPlaces({ db }: Pick<Context, 'db'>, reader: Reader): Promise<Point[]> {
  if (reader.type !== 'applicant') return []
  const seekers = await loadOwnSeekers(db, reader.applicantId)
  const main = seekers.find(({ offerId }) => offerId === null)
  return (main?.seeker.places ?? []).map(([x, y, z]) => ({ x, y, z }))
}

export function openOwnSeekers(rows: readonly OwnSeekerRow[], references: References): OwnSeekers {
  const seekers = new Map(rows.map(({ offerId, seeker }) => [offerId, toSeeker(seeker, references)]))
  return {
    seekerFor: (offerId) => seekers.get(offerId) ?? seekers.get(null) ?? null,
    all: [...seekers.values()],
  }
}
