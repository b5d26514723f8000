import { applicationStatuses, applicationTypes, type DraftClosure } from '@tandem/contract/applications'
import { takesApplications } from '#features/offers/offers.api.ts'
import type { Context } from '#platform/context/context.ts'
import { blocksInitiative, hasTarget } from '../applications.rules.ts'
import type { ApplicationRecord } from '../applications.store.ts'
import { listObstacles } from '../writing/initiatives.store.ts'

/** Of applications: why those that were begun can no longer be sent, by id. */
export async function findClosures(
  { db, clock }: Context,
  records: readonly ApplicationRecord[],
): Promise<ReadonlyMap<string, DraftClosure>> {
  const drafts = records.filter((record) => record.status === applicationStatuses.new && hasTarget(record))
  const initiatives = drafts.filter(({ type }) => type === applicationTypes.initiative)
  const obstacles = await listObstacles(
    db,
    initiatives.map(({ id }) => id),
  )
  return new Map(
    drafts.flatMap((draft) => {
      const ofDraft = obstacles.filter(({ id }) => id === draft.id)
      const closure = closureOf(draft, ofDraft, clock())
      return closure ? [[draft.id, closure] as const] : []
    }),
  )
}

type Obstacle = Awaited<ReturnType<typeof listObstacles>>[number]

function closureOf(
  { companyId, company, offer }: ApplicationRecord,
  obstacles: Obstacle[],
  now: Date,
): DraftClosure | null {
  if (!companyId || company?.status !== 'confirmed' || company.isUnattended) return 'company_unavailable'
  if (offer) {
    if (takesApplications({ ...offer, companyId, companyStatus: company.status }, now)) return null
    return offer.status === 'published' ? 'deadline_over' : 'offer_closed'
  }
  if (obstacles.some(({ isBlocked }) => isBlocked)) return 'company_blocked'
  if (obstacles.some(({ other }) => other && blocksInitiative(other, now))) return 'already_applied'
  return company.acceptsInitiatives ? null : 'initiatives_not_accepted'
}
