import { startThread } from '@tandem/contract/messaging'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

type NewThread = {
  /** A participant: an applicant, or a person of an organisation. */
  recipientId: string
  subject: string
  message: string
  applicationId?: string
  idempotencyKey: string
}

/** Begins a thread; one about an application goes on where it stands. */
export function useStartThread() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ recipientId, idempotencyKey, ...body }: NewThread) =>
      call(startThread, { params: { id: recipientId }, body }, { idempotencyKey }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['messaging'] }),
  })
}
