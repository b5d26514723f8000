import type { Locale } from '@tandem/contract/common'
import { dismissNotice, listNotices, type Notice } from '@tandem/contract/notices'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { dismissHere } from './dismissed-here.ts'

export const noticesQuery = (locale: Locale, accountId: string | undefined) =>
  queryOptions({
    queryKey: ['notices', locale, accountId ?? 'visitor'],
    queryFn: ({ signal }) => call(listNotices, {}, { signal }),
    staleTime: 5 * 60 * 1000,
  })

/** Gone at once, for a visitor on this device; a server that does not hear of it shows the notice again another time. */
export function useDismissNotice() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ key, signedIn }: { key: string; signedIn: boolean }) => {
      if (signedIn) await call(dismissNotice, { params: { key } })
      else dismissHere(key)
    },
    onMutate: async ({ key }) => {
      // An answer that is on its way would bring it back.
      await queries.cancelQueries({ queryKey: ['notices'] })
      queries.setQueriesData<Notice[]>({ queryKey: ['notices'] }, (notices) =>
        notices?.filter((notice) => notice.key !== key),
      )
    },
    // What was asked for meanwhile may not know of it.
    onSuccess: (_, { signedIn }) =>
      signedIn ? queries.invalidateQueries({ queryKey: ['notices'] }) : undefined,
  })
}
