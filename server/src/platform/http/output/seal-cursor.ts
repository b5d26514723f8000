import { hash } from 'node:crypto'
import type { Locale } from '@tandem/contract/common'
import type { Endpoint } from '@tandem/contract/endpoint'
import type { Input } from '../input/read-input.ts'
import { invalidField } from '../invalid-field.ts'

/** A cursor goes out with a seal of the list, its filters and its order; for any other list it is refused. */
export function sealCursor(endpoint: Endpoint, input: Input, result: unknown): unknown {
  if (endpoint.output.kind !== 'collection') return result
  const { cursor } = result as { cursor?: string | null }
  return cursor ? { ...(result as object), cursor: `${sealOf(endpoint, input)}.${cursor}` } : result
}

/** The input with the cursor as its list wrote it. */
export function openCursor(endpoint: Endpoint, input: Input, locale: Locale): Input {
  const query = input.query as { cursor?: unknown } | undefined
  if (endpoint.output.kind !== 'collection' || typeof query?.cursor !== 'string') return input
  const [seal, cursor] = query.cursor.split('.')
  if (seal !== sealOf(endpoint, input)) throw invalidField(locale, 'cursor', 'cursor')
  return { ...input, query: { ...query, cursor } }
}

function sealOf({ path }: Endpoint, { params, query }: Input): string {
  const { cursor: _, page: __, perPage: ___, facets: ____, ...search } = query as Record<string, unknown>
  return hash('sha256', JSON.stringify([path, params, search]), 'base64url').slice(0, 16)
}
