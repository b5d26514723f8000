import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'

const retries = 1

/** A browser that thinks itself offline still asks: the person hears that it failed, and nothing is sent later unasked. */
const networkMode = 'always'

/** A screen goes on without them, and nobody is told. */
const loggedOnly: Record<string, string> = { reference: 'Reference data', 'bookmarks marks': 'Bookmarks' }

export function makeQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError(error, { queryKey: [feature, kind] }) {
      const name = loggedOnly[String(feature)] ?? loggedOnly[`${feature} ${kind}`]
      // biome-ignore lint/suspicious/noConsole: the specification asks for it (section 8)
      if (name) console.warn(`${name} could not be loaded`, error)
    },
  })
  return new QueryClient({
    queryCache,
    defaultOptions: {
      mutations: { networkMode },
      queries: {
        networkMode,
        refetchOnReconnect: true,
        staleTime: 10_000,
        // A refusal stays one; only what may pass by itself is tried again.
        retry: (failures, error) => failures < retries && !(error instanceof ApiError && error.status < 500),
      },
    },
  })
}

/** The browser's. What is drawn on a server has one for each request. */
export const queryClient = makeQueryClient()
