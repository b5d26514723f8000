import { isDeepStrictEqual } from 'node:util'
import type { Output, Page, PageFacts, RecordType, TextPage } from '@tandem/contract/endpoint'
import * as z from 'zod/mini'
import { compileSchema } from '../compile-schema.ts'

/** The request as far as an answer's links need it. */
export type AnsweredRequest = { url: string; query: unknown }

/**
 * Puts the envelope, collection or item of section 2 of the decisions around what a use case returned.
 * Everything passes the contract's schema, so that a field it does not name never leaves the server; stored texts
 * do so only where `strict` is set, which is everywhere but in production. An answer made of those is a text itself.
 */
export function wrapOutput(
  output: Output,
  result: unknown,
  request: AnsweredRequest,
  strict: boolean,
): unknown {
  switch (output.kind) {
    case 'envelope':
      return {
        meta: { status: 'SUCCESS', dataField: output.field },
        [output.field]: presentRecord(output, result),
      }
    case 'item':
      return presentRecord(output, result)
    case 'collection':
      return 'members' in object(result)
        ? wrapTexts(output, result as TextPage, request, strict)
        : wrapCollection(output, result as Page<unknown>, request)
    default:
      throw new Error(`${output.kind} is not a JSON answer`)
  }
}

/** A single record as the contract's schema has it: what an item is, and what stands in an envelope. */
export function presentRecord(output: Output, result: unknown): unknown {
  if (output.kind === 'envelope') return z.parse(compileSchema(output.schema), result)
  if (output.kind !== 'item') throw new Error(`${output.kind} is not a single record`)
  const schema = compileSchema(output.record.schema)
  return { ...identity(output.record, result), ...object(z.parse(schema, result)) }
}

type Collection = Extract<Output, { kind: 'collection' }>

function wrapCollection(output: Collection, result: Page<unknown>, request: AnsweredRequest) {
  const schema = compileSchema(output.record.schema)
  const members = result.items.map((item) => z.parse(schema, item))
  const member = members.map((member) => ({ ...identity(output.record, member), ...object(member) }))
  return { ...collection(output, result, request), member }
}

function wrapTexts(output: Collection, result: TextPage, request: AnsweredRequest, strict: boolean): string {
  if (strict) requireSchema(output.record, result.members)
  const around = JSON.stringify(collection(output, result, request))
  return `${around.slice(0, -1)},"member":[${result.members}]}`
}

function requireSchema(record: RecordType, members: string): void {
  for (const member of JSON.parse(`[${members}]`) as unknown[]) {
    const { '@id': _, '@type': __, ...value } = object(member)
    const known = { ...identity(record, value), ...object(z.parse(compileSchema(record.schema), value)) }
    if (!isDeepStrictEqual(known, member))
      throw new Error(`The contract has other fields than ${JSON.stringify(member)}`)
  }
}

/** What a written member begins with, before its id, which has nothing to escape in it, and behind it. */
export const memberStart = ({ name, path }: RecordType) =>
  [`{"@id":"/api${path}`, `","@type":"${name}",`] as const

/** All but the members. */
function collection({ record }: Collection, result: PageFacts, request: AnsweredRequest) {
  const { totalIsMinimum, facets, relaxations } = result
  const view = partialView(result, request)
  return {
    '@context': `/api/contexts/${record.name}`,
    '@id': request.url.split('?')[0],
    '@type': 'Collection',
    totalItems: result.total,
    ...(totalIsMinimum && { totalIsMinimum }),
    ...(view && { view }),
    ...(facets && { facets }),
    ...(relaxations && { relaxations }),
  }
}

function identity(record: RecordType, value: unknown) {
  const { id } = object(value)
  return { '@id': `/api${record.path}${id}`, '@type': record.name }
}

const object = (value: unknown) => value as Record<string, unknown>

/**
 * Links to the other pages, with all other parameters kept; absent when one unfiltered page holds everything. Where the
 * end is not known there is no last one.
 */
function partialView(result: PageFacts, request: AnsweredRequest) {
  const [path = '', search = ''] = request.url.split('?')
  const parameters = search.split('&').filter((each) => each !== '' && nameOf(each) !== 'cursor')
  const { page, perPage } = paging(request.query, result.total)
  const last = Math.max(1, Math.ceil(result.total / perPage))
  const filtered = parameters.some((each) => nameOf(each) !== 'page' && nameOf(each) !== 'perPage')
  const { cursor, totalIsMinimum } = result
  if (last === 1 && page === 1 && !filtered && !cursor) return null

  const place = parameters.findIndex((each) => nameOf(each) === 'page')
  const before = (place < 0 ? parameters : parameters.slice(0, place)).map((each) => `${each}&`).join('')
  const after = (place < 0 ? [] : parameters.slice(place + 1)).map((each) => `&${each}`).join('')
  const link = (to: number, cursor?: string | null) =>
    `${path}?${before}page=${to}${after}${cursor ? `&cursor=${cursor}` : ''}`
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

const nameOf = (parameter: string) => decodeURIComponent(parameter.split('=', 1)[0] ?? '')

function paging(query: unknown, total: number): { page: number; perPage: number } {
  const { page = 1, perPage = Math.max(1, total) } = (query ?? {}) as { page?: number; perPage?: number }
  return { page, perPage }
}
