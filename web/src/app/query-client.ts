import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'

const retries = 1

/** A browser that thinks itself offline still asks: the person hears that it failed, and nothing is sent later unasked. */
const networkMode = 'always'

const queryCache = new QueryCache({
  onError(error, { queryKey: [feature] }) {
    // biome-ignore lint/suspicious/noConsole: lists that do not load are logged only (specification, section 8)
    if (feature === 'reference') console.warn('Reference data could not be loaded', error)
  },
})

export const queryClient = new QueryClient({
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
