import { deleteApplication } from '@tandem/contract/applications'
import {
  cancelApplication,
  recordOutcome,
  undoApplicationChange,
} from '@tandem/contract/applications/decisions'
import { closeOffer, previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import type { CallInput } from '@tandem/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { refreshOverviews } from '../queries.ts'

export type OutcomeBody = CallInput<typeof recordOutcome>['body']
type Revised = { id: string; revision: number }

/** Every change of an application shows in its lists and numbers; the answer waits for them. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      void refreshOverviews(queries)
      await queries.invalidateQueries({ queryKey: ['applications'] })
    },
  })
}

export const useRecordOutcome = (id: string) =>
  useChange((body: OutcomeBody) => call(recordOutcome, { params: { id }, body }))

export const useUndo = () =>
  useChange(({ id, revision }: Revised) =>
    call(undoApplicationChange, { params: { id }, body: { revision } }),
  )

export const useCancelApplication = () =>
  useChange(({ id, revision }: Revised) => call(cancelApplication, { params: { id }, body: { revision } }))

export const useDeleteApplication = () =>
  useChange(({ id }: Revised) => call(deleteApplication, { params: { id } }))

export const closureQuery = (offerId: string) =>
  queryOptions({
    queryKey: ['applications', 'closure', offerId],
    queryFn: ({ signal }) => call(previewOfferClosure, { params: { id: offerId } }, { signal }),
  })

export const useCloseOffer = (offerId: string) =>
  useChange((applicationIds: string[]) =>
    call(closeOffer, { params: { id: offerId }, body: { applicationIds } }),
  )
