import type { MergedThing, MergePreview } from '@tandem/contract/backend/company-merges'
import { transferRequests } from '#features/applicant-requests/applicant-requests.api.ts'
import { transferHiddenFrom } from '#features/applicants/applicants.api.ts'
import { countDoubles, transferApplications } from '#features/applications/applications.api.ts'
import { transferBookmarks } from '#features/bookmarks/bookmarks.api.ts'
import { absorbCompany, announceMerge, lockMergeable, type Merge } from '#features/companies/companies.api.ts'
import { transferPeople } from '#features/contacts/contacts.api.ts'
import { transferThreads } from '#features/messaging/messaging.api.ts'
import { transferOffers } from '#features/offers/offers.api.ts'
import { transferTemplates } from '#features/received-applications/received-applications.api.ts'
import { deleteHitsOf, transferToCompany } from '#features/saved-searches/saved-searches.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'

/** What a second admin has confirmed; part of the caller's transaction. */
export async function mergeCompanies(ctx: Context, both: Merge): Promise<void> {
  const { doubles, from } = await merge(ctx, both)
  if (doubles > 0) throw new AppError('companies_not_mergeable')
  await announceMerge(ctx, both.into, from.name)
}

/** Each feature takes its own rows over. Somebody hidden from the one is hidden from both. */
export async function merge(ctx: Context, both: Merge): Promise<MergePreview> {
  const { db } = ctx
  const { source, target } = await lockMergeable(ctx, both)
  const doubles = await countDoubles(db, both)
  await transferHiddenFrom(db, both)
  const counts: Record<MergedThing, number> = {
    offers: await transferOffers(db, both),
    applications: await transferApplications(db, both),
    people: await transferPeople(db, both),
    threads: await transferThreads(db, both),
    bookmarks: await transferBookmarks(db, both),
    savedSearches: await transferToCompany(db, both),
    requests: await transferRequests(db, both),
    templates: await transferTemplates(db, both),
    files: 0,
    keys: 0,
  }
  await deleteHitsOf(db, [both.from])
  const { files, keys, studyInterests } = await absorbCompany(ctx, both)
  const moves = Object.entries({ ...counts, files, keys }) as [MergedThing, number][]
  return {
    from: sideOf(source),
    into: sideOf(target),
    moves: moves.map(([thing, count]) => ({ thing, count })),
    studyInterests,
    doubles,
  }
}

const sideOf = ({ id, name, town }: { id: string; name: string; town: string }) => ({ id, name, town })
