import type { BookmarkType, WatchListEntry } from '@tandem/contract/bookmarks'
import { listReadable, listShownApplications } from '#features/applications/applications.api.ts'
import { listOwnPlaces, matchOffers } from '#features/matching/matching.api.ts'
import { listAvailabilities, listClosedTitles, offerCards } from '#features/offers/offers.api.ts'
import { distanceTo, nearestFirst, type Origin, showCompanies } from '#features/search/search.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { BookmarkRow } from '../bookmarks.store.ts'
import { present } from '../save-bookmark.ts'

/** Bookmarks with their records, or as withdrawn, in their order; each type is read in one go. */
export async function showEntries(
  ctx: Context,
  viewer: Viewer,
  marks: readonly BookmarkRow[],
  isVisible: (mark: BookmarkRow) => boolean,
): Promise<WatchListEntry[]> {
  const shown = marks.filter(isVisible)
  const hiddenOffers = marks.filter((mark) => mark.recordType === 'offer' && !isVisible(mark))
  const closedTitles = await listClosedTitles(
    ctx,
    viewer,
    hiddenOffers.map(({ recordId }) => recordId),
  )
  const idsOf = (type: BookmarkType) =>
    shown.filter(({ recordType }) => recordType === type).map(({ recordId }) => recordId)
  const from = await listOwnPlaces(ctx, viewer)
  const offers = await showOffers(ctx, viewer, idsOf('offer'), from)
  const companies = byId(await showCompanies(ctx, viewer, idsOf('company'), from))
  const shownBy = await listShownApplications(ctx, viewer, idsOf('applicant'))
  const applications = byId(
    await listReadable(ctx, viewer, [...new Set([...idsOf('application'), ...shownBy.values()])]),
  )
  return marks
    .map((mark) => {
      const { recordType, recordId } = mark
      if (!isVisible(mark)) {
        const withdrawn = (recordType === 'offer' && closedTitles.get(recordId)) || { title: null }
        return { ...present(mark), comment: '', offer: null, company: null, application: null, withdrawn }
      }
      const applicationId = recordType === 'applicant' ? shownBy.get(recordId) : recordId
      return {
        ...present(mark),
        offer: recordType === 'offer' ? (offers.get(recordId) ?? null) : null,
        company: recordType === 'company' ? (companies.get(recordId) ?? null) : null,
        application: applications.get(applicationId ?? '') ?? null,
        withdrawn: null,
      }
    })
    .filter(({ offer, company, application, withdrawn }) => offer ?? company ?? application ?? withdrawn)
}

/** Distances are from the nearest of `from`. */
async function showOffers(ctx: Context, viewer: Viewer, ids: string[], from: Origin[]) {
  const cards = await offerCards(ctx, viewer, ids)
  const matches = await matchOffers(ctx, viewer, ids)
  const availabilities = await listAvailabilities(ctx, ids)
  return byId(
    cards.map((card) => ({
      ...card,
      locations: nearestFirst(from, card.locations),
      distance: distanceTo(from, card.locations),
      match: matches.get(card.id) ?? null,
      highlight: '',
      availability: availabilities.get(card.id) ?? ('closed' as const),
    })),
  )
}

const byId = <T extends { id: string }>(records: readonly T[]): ReadonlyMap<string, T> =>
  new Map(records.map((record) => [record.id, record]))
