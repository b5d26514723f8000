import {
  approveText,
  type ChangedTexts,
  listChangedTexts,
  sendTextBack,
} from '@tandem/contract/backend/changed-texts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export const changedTextsQuery = queryOptions({
  queryKey: ['backend', 'changed-texts'],
  queryFn: ({ signal }) => call(listChangedTexts, {}, { signal }),
})

export const useApproveText = (id: string) =>
  useDecision((revision: number) => call(approveText, { params: { id }, body: { revision } }))

export const useSendTextBack = (id: string) =>
  useDecision((body: { revision: number; reason: string }) => call(sendTextBack, { params: { id }, body }))

/** Each answers what waits then; so does a refusal, where the text was changed meanwhile. */
function useDecision<Input>(mutationFn: (input: Input) => Promise<ChangedTexts>) {
  const queries = useQueryClient()
  const show = (texts: ChangedTexts | null) => {
    if (texts) queries.setQueryData(changedTextsQuery.queryKey, texts)
    void queries.invalidateQueries({ queryKey: ['backend', 'waiting'] })
  }
  return useSingleMutation<ChangedTexts, Input>({
    mutationFn,
    onSuccess: show,
    onError: (error) => show(currentOf(error, approveText)),
  })
}
