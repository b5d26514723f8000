import type { Application } from '@tandem/contract/applications'
import {
  cancelApplication,
  recordOutcome,
  undoApplicationChange,
} from '@tandem/contract/applications/decisions'
import { deleteApplication } from '@tandem/contract/applications/drafts'
import { closeOffer, previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import type { CallInput } from '@tandem/contract/endpoint'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { refetchFeature } from '#lib/live/refetch-feature.ts'
import { refreshOverviews } from '../queries.ts'

export type OutcomeBody = CallInput<typeof recordOutcome>['body']
/** A dialog in which a company decides about an application; `onDecided` runs once it is saved. */
export type DecisionProps = {
  application: Application
  name: string
  onClose: () => void
  onDecided: () => void
}
type Revised = { id: string; revision: number }
const idOf = ({ id }: Revised) => [id]

/**
 * Every change of an application shows in its lists and numbers; the answer waits for them. `onSuccess` runs before:
 * with the lists the card or dialog that asked may go, and with it what it says to `mutate`.
 */
function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  onSuccess: () => void,
  idsOf: (input: Input) => string[],
) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: change,
    onSuccess,
    onSettled: async (_answer, _error, input) => {
      void refreshOverviews(queries)
      await refetchFeature(queries, 'applications', idsOf(input))
    },
  })
}

export const useRecordOutcome = (id: string, onSuccess: () => void) =>
  useChange(
    (body: OutcomeBody) => call(recordOutcome, { params: { id }, body }),
    onSuccess,
    () => [id],
  )

export const useUndo = (onSuccess: () => void) =>
  useChange(
    ({ id, revision }: Revised) => call(undoApplicationChange, { params: { id }, body: { revision } }),
    onSuccess,
    idOf,
  )

export const useCancelApplication = (onSuccess: () => void) =>
  useChange(
    ({ id, revision }: Revised) => call(cancelApplication, { params: { id }, body: { revision } }),
    onSuccess,
    idOf,
  )

export const useDeleteApplication = (onSuccess: () => void) =>
  useChange(({ id }: Revised) => call(deleteApplication, { params: { id } }), onSuccess, idOf)

export const closureQuery = (offerId: string) =>
  queryOptions({
    queryKey: ['applications', 'closure', offerId],
    queryFn: ({ signal }) => call(previewOfferClosure, { params: { id: offerId } }, { signal }),
  })

export const useCloseOffer = (offerId: string, onSuccess: () => void) =>
  useChange(
    (applicationIds: string[]) => call(closeOffer, { params: { id: offerId }, body: { applicationIds } }),
    onSuccess,
    (applicationIds) => applicationIds,
  )
