import type { Locale } from '@tandem/contract/common'
import type { Endpoint } from '@tandem/contract/endpoint'
import type { NetworkError } from './api-error.ts'

type Client = {
  token: () => string | null
  locale: () => Locale
  /** A server asks itself, on behalf of the request that it draws for. */
  fetch: (url: string, request: RequestInit) => Promise<Response>
  /** Answers whether the call is to be sent again, with the token there is by then. */
  onUnauthenticated: (endpoint: Endpoint) => Promise<boolean>
  onNetworkError: (error: NetworkError) => void
}

/** What calls need of the session; the session itself makes calls, so it hands this in. */
export const client: Client = {
  token: () => null,
  locale: () => 'de',
  fetch: (url, request) => fetch(url, request),
  onUnauthenticated: async () => false,
  onNetworkError: () => {},
}

export function configureClient(parts: Partial<Client>): void {
  Object.assign(client, parts)
}
