import { placeAround } from '@tandem/contract/search/place-around'
import { findCircles } from '#features/search/search.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/http/app-error.ts'
import { codecOf, type SavedSearchBody, type SavedSearchKind } from '../codec/saved-search-codec.ts'
import { openSavedSearch } from '../open-saved-search.ts'
import { ownerOf } from '../owners/owner.ts'
import { findWithOwners } from '../owners/owners.store.ts'
import type { SavedSearchRow } from '../saved-searches.store.ts'
import {
  findUnwatched,
  listWatchedAround,
  lockIncrementalMatching,
  replaceWatch,
  updateCircles,
} from './watch.store.ts'

/** Rows of hits up to which what a search finds at first is stored; beyond it, that would outgrow what is searched. */
const maxKnown = 4000

/** From now on what comes is new to the search. Within the transaction that saves it. */
export async function watchSavedSearch(
  ctx: Context,
  owner: Viewer,
  savedSearch: SavedSearchRow,
  body: SavedSearchBody,
): Promise<void> {
  const { id: savedSearchId, kind } = savedSearch
  await lockIncrementalMatching(ctx.db)
  const search = await openSavedSearch(ctx, owner, savedSearch)
  await replaceWatch(ctx.db, {
    savedSearchId,
    keys: watchKeys(kind, body),
    years: body.desiredStudyYears,
    grade: kind === 'applicants' ? body.grade : null,
    circles: search.circles,
    known: await search.listNumbers(maxKnown),
  })
}

/** They watch around where their places lie now. Within the transaction that moved the places. */
export async function followPlaces(db: Db): Promise<void> {
  for (const savedSearch of await listWatchedAround(db)) {
    const { places } = codecOf(savedSearch.kind).read(savedSearch)
    const asked = places.map(({ place, radius }) => placeAround(place, radius))
    const circles = await findCircles(db, asked, 'de').catch((error: unknown) => {
      // One that names a place which is gone finds nothing, wherever it looks.
      if (error instanceof AppError) return []
      throw error
    })
    if (circles.length > 0) await updateCircles(db, savedSearch.id, circles)
  }
}

const chunk = 100

/** Saved searches that no use case has saved begin to watch. */
export async function watchUnwatched(ctx: Context): Promise<void> {
  const ids = await findUnwatched(ctx.db, chunk)
  if (ids.length === 0) return
  await transaction(ctx, async (ctx) => {
    for (const owned of await findWithOwners(ctx.db, ids)) {
      const owner = ownerOf(owned)
      if (owner)
        await watchSavedSearch(
          ctx,
          owner,
          owned.savedSearch,
          codecOf(owned.savedSearch.kind).read(owned.savedSearch),
        )
    }
  })
  if (ids.length === chunk) await watchUnwatched(ctx)
}

/**
 * Keys of which a record must have one to be a hit; the database's `search_watch_keys` gives a record its keys. Of the
 * narrowest filter that is set: each of the filters has to hold, so one of them is enough to look by.
 */
function watchKeys(kind: SavedSearchKind, body: SavedSearchBody): string[] {
  const { studyInterests, studyCourses, subjectAreas } = body
  const [narrowest = ['any']] = [
    studyInterests.map((id) => `i${id}`),
    studyCourses.map((id) => `c${id}`),
    subjectAreas.map((key) => `a${key}`),
  ].filter((keys) => keys.length > 0)
  return narrowest.map((key) => `${kind} ${key}`)
}
