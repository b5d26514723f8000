import type { Output, Page } from '@tandem/contract/endpoint'
import * as z from 'zod/mini'

/** The request as far as an answer's links need it. */
export type AnsweredRequest = { url: string; query: unknown }

/**
 * Puts the envelope, collection or item of section 2 of the decisions around what a use case returned.
 * Everything passes the contract's schema, so that a field it does not name never leaves the server.
 */
export function wrapOutput(output: Output, result: unknown, request: AnsweredRequest): unknown {
  switch (output.kind) {
    case 'envelope':
      return {
        meta: { status: 'SUCCESS', dataField: output.field },
        [output.field]: z.parse(output.schema, result),
      }
    case 'item':
      return { ...identity(output.record, result), ...object(z.parse(output.record.schema, result)) }
    case 'collection':
      return wrapCollection(output, result as Page<unknown>, request)
    default:
      throw new Error(`${output.kind} is not a JSON answer`)
  }
}

type Collection = Extract<Output, { kind: 'collection' }>

function wrapCollection(output: Collection, result: Page<unknown>, request: AnsweredRequest) {
  const members = z.parse(z.array(output.record.schema), result.items)
  const { totalIsMinimum, facets, relaxations } = result
  const view = partialView(result, request)
  return {
    '@context': `/api/contexts/${output.record.name}`,
    '@id': request.url.split('?')[0],
    '@type': 'Collection',
    totalItems: result.total,
    ...(totalIsMinimum && { totalIsMinimum }),
    member: members.map((member) => ({ ...identity(output.record, member), ...object(member) })),
    ...(view && { view }),
    ...(facets && { facets }),
    ...(relaxations && { relaxations }),
  }
}

function identity(record: Collection['record'], value: unknown) {
  const { id } = object(value)
  return { '@id': `/api${record.path}${id}`, '@type': record.name }
}

const object = (value: unknown) => value as Record<string, unknown>

/**
 * Links to the other pages, with all other parameters kept; absent when one unfiltered page holds everything. Where the
 * end is not known there is no last one.
 */
function partialView(result: Page<unknown>, request: AnsweredRequest) {
  const [path = '', search = ''] = request.url.split('?')
  const given = new URLSearchParams(search)
  const { page, perPage } = paging(request.query, result.total)
  const last = Math.max(1, Math.ceil(result.total / perPage))
  const filtered = [...given.keys()].some((key) => key !== 'page' && key !== 'perPage')
  const { cursor, totalIsMinimum } = result
  if (last === 1 && page === 1 && !filtered && !cursor) return null

  const link = (to: number, cursor?: string | null) => {
    const parameters = new URLSearchParams(search)
    parameters.delete('cursor')
    parameters.set('page', String(to))
    if (cursor) parameters.set('cursor', cursor)
    return `${path}?${parameters}`
  }
  const isMore = cursor === undefined ? page < last : cursor !== null
  return {
    '@id': request.url,
    '@type': 'PartialCollectionView',
    first: link(1),
    ...(!totalIsMinimum && { last: link(last) }),
    ...(page > 1 && { previous: link(totalIsMinimum ? page - 1 : Math.min(page - 1, last)) }),
    ...(isMore && { next: link(page + 1, cursor) }),
  }
}

function paging(query: unknown, total: number): { page: number; perPage: number } {
  const { page = 1, perPage = Math.max(1, total) } = (query ?? {}) as { page?: number; perPage?: number }
  return { page, perPage }
}
