import { applicationStatuses as statuses } from '@tandem/contract/applications'
import type { Offer } from '@tandem/contract/offers'

export type ApplyState = 'apply' | 'resume' | 'sent' | 'finished' | 'closed' | 'over' | 'unattended'

/** A way to apply, or to go on with it. */
export const isOpen = (state: ApplyState): state is 'apply' | 'resume' =>
  state === 'apply' || state === 'resume'

/** What an applicant can do with an offer, or why nothing can be done. */
export function applyState({
  application,
  can,
  status,
  unattended,
}: Pick<Offer, 'application' | 'status' | 'unattended'> & { can: Pick<Offer['can'], 'apply'> }): ApplyState {
  if (application?.status === statuses.sent) return 'sent'
  if (application?.status === statuses.finished) return 'finished'
  if (can.apply) return application?.status === statuses.new ? 'resume' : 'apply'
  if (status === 'closed') return 'closed'
  return unattended ? 'unattended' : 'over'
}
