import type { Page } from '@tandem/contract/endpoint'
import type { SearchHit } from '@tandem/contract/search'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { type Circle, findCircles } from '../core/circles.ts'
import { summariseHits } from '../core/summarise-hits.ts'
import { findTexts } from '../text/find-texts.store.ts'
import { wordsOf } from '../text/words.ts'
import type { AnyQuery } from './any-query.ts'
import { contactHit } from './contact-hit.ts'
import { type Contact, listSupportContacts } from './contacts.store.ts'
import { searchCompanyContacts } from './search-company-contacts.ts'

type Asked = { text: string; circles: Circle[]; location: string[] }

/** The university's own people, the nearest location first where a place was searched. */
export async function searchSupportContacts(
  ctx: Context,
  viewer: Viewer,
  { text = '', place, location, ...paging }: AnyQuery,
): Promise<Page<SearchHit>> {
  const circles = await findCircles(ctx.db, place, ctx.locale)
  const asked = { text, circles, location }
  const hits = await find(ctx, viewer, asked)
  const items = hits.slice((paging.page - 1) * paging.perPage, paging.page * paging.perPage)
  const count = (other: Asked) => async () => (await find(ctx, viewer, other)).length
  const facts = await summariseHits({
    paging,
    onPage: items.length,
    count: async () => hits.length,
    facets: async () => ({}),
    relaxed: [
      ...(wordsOf(text).length > 0 ? [['text', count({ ...asked, text: '' })] as const] : []),
      ...(circles.length > 0 ? [['place', count({ ...asked, circles: [] })] as const] : []),
      ...(location.length > 0 ? [['location', count({ ...asked, location: [] })] as const] : []),
    ],
  })
  return { items, ...facts }
}

/** Both kinds: the companies' people, then the university's own. */
export async function searchOrganisationPersons(
  ctx: Context,
  viewer: Viewer,
  query: AnyQuery,
): Promise<Page<SearchHit>> {
  const { text = '', place, location, page, perPage } = query
  const { items, total, relaxations, ...facts } = await searchCompanyContacts(ctx, viewer, query)
  const circles = await findCircles(ctx.db, place, ctx.locale)
  const own = await find(ctx, viewer, { text, circles, location })
  const start = (page - 1) * perPage - total
  const rest = own.slice(Math.max(0, start), Math.max(0, start + perPage))
  const hits = [...items, ...rest].map((hit) => ({ ...hit, entityType: 'organisationPerson' as const }))
  const isFound = total + own.length > 0
  return { items: hits, total: total + own.length, ...facts, ...(!isFound && relaxations && { relaxations }) }
}

/** All that fit, the nearest first. */
async function find(ctx: Context, viewer: Viewer, { text, circles, location }: Asked): Promise<SearchHit[]> {
  const can = viewer.type !== 'admin'
  const contacts = await listSupportContacts(ctx.db)
  const { hits, marks } = await findTexts(ctx, text, contacts, wordsOfContact)
  const found = new Set(hits)
  const entry = { entityType: 'supportContact', circles, marks: text ? marks : null, can } as const
  return contacts
    .filter((contact) => found.has(contact))
    .filter(({ organisation }) => location.length === 0 || location.includes(organisation.id))
    .map((contact) => contactHit(ctx, contact, entry))
    .filter(({ distance }) => circles.length === 0 || distance !== null)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
}

const wordsOfContact = ({ firstName, lastName, roleDe, roleEn, organisation: { name, town } }: Contact) => [
  `${firstName} ${lastName}`,
  ...[roleDe, roleEn, name, town],
]
