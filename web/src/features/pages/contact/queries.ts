import type { Locale } from '@tandem/contract/common'
import type { CallInput } from '@tandem/contract/endpoint'
import { getContactDetails, leastContactSeconds, sendContactMessage } from '@tandem/contract/pages/contact'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export const contactQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['pages', 'contact', locale],
    queryFn: ({ signal }) => call(getContactDetails, {}, { signal }),
    staleTime: 60_000,
  })

export type ContactBody = NonNullable<CallInput<typeof sendContactMessage>['body']>

/** Whoever is that fast, with everything filled in by the browser, waits a moment: only programs are refused for it. */
export function useSendContactMessage(openedAt: number) {
  return useMutation({
    mutationFn: async (body: Omit<ContactBody, 'seconds'>) => {
      const missing = openedAt + leastContactSeconds * 1000 - Date.now()
      if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
      const seconds = Math.max(leastContactSeconds, Math.round((Date.now() - openedAt) / 1000))
      return call(sendContactMessage, { body: { ...body, seconds } })
    },
  })
}
