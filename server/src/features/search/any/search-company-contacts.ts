import type { Page } from '@tandem/contract/endpoint'
import type { SearchHit } from '@tandem/contract/search'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { summariseHits } from '../core/summarise-hits.ts'
import { type OfferCriteria, readCriteria, relaxed } from '../offers/offer-criteria.ts'
import { searchedWords } from '../text/words.ts'
import type { AnyQuery } from './any-query.ts'
import { contactHit } from './contact-hit.ts'
import { countCompanyContacts, findCompanyContacts, type NameWord, readNameWords } from './contacts.store.ts'

/** Whom applicants can turn to. A company looks up its own people only. */
export async function searchCompanyContacts(
  ctx: Context,
  viewer: Viewer,
  { text, ...query }: AnyQuery,
): Promise<Page<SearchHit>> {
  const own = viewer.type === 'company' ? { company: viewer.companyId } : {}
  const asked = { ...query, ...own, qualification: undefined, grade: undefined }
  const criteria = await readCriteria(ctx, viewer, asked)
  const { page, perPage } = query
  const typed = searchedWords(text ?? '')
  const words = await readNameWords(ctx.db, typed)
  const window = { offset: (page - 1) * perPage, limit: perPage }
  const contacts = await findCompanyContacts(ctx.db, criteria, words, window)
  const count = (of: OfferCriteria, named: NameWord[]) => () => countCompanyContacts(ctx.db, of, named)
  const facts = await summariseHits({
    paging: query,
    onPage: contacts.length,
    count: count(criteria, words),
    facets: async () => ({}),
    relaxed: [
      ...(words.length > 0 ? [['text', count(criteria, [])] as const] : []),
      ...relaxed(criteria)
        .filter(([filter]) => !(filter in own))
        .map(([filter, without]) => [filter, count(without, words)] as const),
    ],
  })
  const can = viewer.type === 'applicant'
  const marks = typed.length > 0 ? { typed, found: new Set<string>() } : null
  const entry = { entityType: 'companyContact', circles: criteria.place, marks, can } as const
  return { items: contacts.map((contact) => contactHit(ctx, contact, entry)), ...facts }
}
