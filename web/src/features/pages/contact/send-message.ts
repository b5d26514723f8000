import type { CallInput } from '@tandem/contract/endpoint'
import { leastContactSeconds, sendContactMessage } from '@tandem/contract/pages/contact-message'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useAttemptKey } from '#lib/api/useAttemptKey.ts'

export type ContactBody = NonNullable<CallInput<typeof sendContactMessage>['body']>

/** Whoever is that fast, with everything filled in by the browser, waits a moment: only programs are refused for it. */
export function useSendContactMessage(openedAt: number) {
  const keyOf = useAttemptKey()
  /** A repeat with the same key is the same request to the letter, its seconds and proof included. */
  const last = useRef<{ key: string; body: ContactBody } | null>(null)
  return useMutation({
    mutationFn: async (message: Omit<ContactBody, 'seconds'>) => {
      const key = keyOf(message)
      if (last.current?.key !== key) last.current = { key, body: await withSeconds(message, openedAt) }
      const attempt = last.current
      const send = () => call(sendContactMessage, { body: attempt.body }, { idempotencyKey: key })
      try {
        return await send()
      } catch (error) {
        if (!isRefusal(error, 'proof_required')) throw error
        const { proveContact } = await import('./prove-contact.ts')
        const proof = await proveContact(message)
        if (!proof) throw error
        attempt.body = { ...attempt.body, proof }
        return send()
      }
    },
  })
}

async function withSeconds(message: Omit<ContactBody, 'seconds'>, openedAt: number): Promise<ContactBody> {
  const missing = openedAt + leastContactSeconds * 1000 - Date.now()
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  return { ...message, seconds: Math.max(leastContactSeconds, Math.round((Date.now() - openedAt) / 1000)) }
}
