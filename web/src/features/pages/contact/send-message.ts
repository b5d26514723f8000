import type { CallInput } from '@tandem/contract/endpoint'
import { leastContactSeconds, sendContactMessage } from '@tandem/contract/pages/contact-message'
import type { ContactProof } from '@tandem/contract/pages/contact-proof'
import { useMutation } from '@tanstack/react-query'
import { isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'

export type ContactBody = NonNullable<CallInput<typeof sendContactMessage>['body']>

/** Whoever is that fast, with everything filled in by the browser, waits a moment: only programs are refused for it. */
export function useSendContactMessage(openedAt: number) {
  return useMutation({
    mutationFn: async (body: Omit<ContactBody, 'seconds'>) => {
      const missing = openedAt + leastContactSeconds * 1000 - Date.now()
      if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
      const seconds = Math.max(leastContactSeconds, Math.round((Date.now() - openedAt) / 1000))
      const send = (proof?: ContactProof) =>
        call(sendContactMessage, { body: { ...body, seconds, ...(proof && { proof }) } })
      try {
        return await send()
      } catch (error) {
        if (!isRefusal(error, 'proof_required')) throw error
        const { proveContact } = await import('./prove-contact.ts')
        const proof = await proveContact(body)
        if (!proof) throw error
        return send(proof)
      }
    },
  })
}
