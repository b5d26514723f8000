import type { Endpoint } from '@tandem/contract/endpoint'

export type CallParts = {
  params?: unknown
  query?: unknown
  body?: unknown
  upload?: File
}

export function urlOf(endpoint: Endpoint, { params, query }: CallParts): string {
  const values = (params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const search = toSearch((query ?? {}) as Record<string, unknown>)
  return `/api${path}${search ? `?${search}` : ''}`
}

/** Lists become repeated parameters; what is open is left out. */
function toSearch(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) {
      if (each !== undefined && each !== null && each !== '') search.append(name, String(each))
    }
  }
  return search.toString()
}
