import { collection, recordType } from '@tandem/contract/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wrapOutput } from './wrap-output.ts'

const output = collection(recordType('Thing', '/thing/', z.object({ id: z.string() })))
const items = [{ id: 'a', secret: true }]
const wrap = (result: object, url = '/api/things?perPage=1', query: object = { page: 1, perPage: 1 }) =>
  wrapOutput(output, { items, total: 1, ...result }, { url, query }, true) as Record<string, unknown> & {
    view?: Record<string, string>
  }

test('a page of numbers links to the pages around it', () => {
  expect(wrap({})).toEqual({
    '@context': '/api/contexts/Thing',
    '@id': '/api/things',
    '@type': 'Collection',
    totalItems: 1,
    member: [{ '@id': '/api/thing/a', '@type': 'Thing', id: 'a' }],
  })
  const { view } = wrap({ total: 3 }, '/api/things?sort=x&page=2&perPage=1', { page: 2, perPage: 1 })
  expect(view).toMatchObject({
    first: '/api/things?sort=x&page=1&perPage=1',
    previous: '/api/things?sort=x&page=1&perPage=1',
    next: '/api/things?sort=x&page=3&perPage=1',
    last: '/api/things?sort=x&page=3&perPage=1',
  })
})

test('a cursor is in the link to the next page only, and there is none after the last', () => {
  const url = '/api/things?page=2&perPage=1&cursor=old'
  const { view } = wrap({ total: 9, cursor: 'new' }, url, { page: 2, perPage: 1 })
  expect(view?.next).toBe('/api/things?page=3&perPage=1&cursor=new')
  expect(view?.previous).toBe('/api/things?page=1&perPage=1')
  expect(wrap({ total: 9, cursor: null }, url, { page: 2, perPage: 1 }).view?.next).toBeUndefined()
})

test('of a total that is a minimum there is no last page', () => {
  const wrapped = wrap({ total: 1500, totalIsMinimum: true, cursor: 'new', facets: { year: [] } })
  expect(wrapped).toMatchObject({ totalItems: 1500, totalIsMinimum: true, facets: { year: [] } })
  expect(wrapped.view).toHaveProperty('next')
  expect(wrapped.view).not.toHaveProperty('last')
})

test('written members are put into the answer as they are', () => {
  const members = '{"@id": "/api/thing/a", "@type": "Thing", "id": "a"}'
  const request = { url: '/api/things?perPage=1', query: { page: 1, perPage: 1 } }
  const wrapped = wrapOutput(output, { members, total: 3 }, request, true)
  expect(JSON.parse(wrapped as string)).toEqual(wrap({ items: [{ id: 'a' }], total: 3 }))
  const wrong = ['"id": "a", "secret": true}', '"id": "b"}'].map((end) => members.replace('"id": "a"}', end))
  for (const members of wrong)
    expect(() => wrapOutput(output, { members, total: 1 }, request, true)).toThrow('other fields')
  expect(JSON.parse(wrapOutput(output, { members: '', total: 0 }, request, false) as string).member).toEqual(
    [],
  )
})
