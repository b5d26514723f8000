import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'

const retries = 2

/** A browser that thinks itself offline still asks: the person hears that it failed, and nothing is sent later unasked. */
const networkMode = 'always'

export const queryClient = new QueryClient({
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
