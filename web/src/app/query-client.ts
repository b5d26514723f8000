import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'

const retries = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal stays one; only what may pass by itself is tried again.
      retry: (failures, error) => failures < retries && !(error instanceof ApiError && error.status < 500),
    },
  },
})
