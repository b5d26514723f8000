import type { Page } from '@tandem/contract/endpoint'
import type { SearchHit } from '@tandem/contract/search'
import { listPages } from '#features/pages/pages.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { summariseHits } from '../core/summarise-hits.ts'
import { findTexts } from '../text/find-texts.store.ts'
import { highlight } from '../text/highlight.ts'
import type { AnyQuery } from './any-query.ts'
import { listOwnProfiles, listSavedSearches } from './own-records.store.ts'
import { noContact } from './to-hit.ts'

type Entry = { id: string; name: string; text?: string }
type Kind = 'applicant_management' | 'search_for_companies' | 'search_for_applicants' | 'page'

/** Kinds of which there are few, so that all are read. Other filters than the text mean nothing to them. */
export async function searchFew(
  ctx: Context,
  viewer: Viewer,
  { text, ...paging }: AnyQuery,
  entityType: Kind,
): Promise<Page<SearchHit>> {
  const all: Entry[] = await lists[entityType](ctx, viewer)
  const textsOf = ({ name, text }: Entry) => [name, ...(text ? [text] : [])]
  const { hits, marks } =
    text === undefined ? { hits: all, marks: null } : await findTexts(ctx, text, all, textsOf)
  const page = hits.slice((paging.page - 1) * paging.perPage, paging.page * paging.perPage)
  const facts = await summariseHits({
    paging,
    onPage: page.length,
    count: async () => hits.length,
    facets: async () => ({}),
    relaxed: text === undefined ? [] : [['text', async () => all.length]],
  })
  const items = page.map((entry) => ({
    ...noContact,
    ...{ id: entry.id, entityType, name: entry.name, detail: '', distance: null },
    highlight: marks ? highlight(textsOf(entry), marks) : '',
  }))
  return { items, ...facts }
}

/** Who may not read the list itself finds nothing of it here either. */
const lists: Record<Kind, (ctx: Context, viewer: Viewer) => Promise<Entry[]>> = {
  async applicant_management(ctx, viewer) {
    if (viewer.type !== 'applicant') throw new AppError('forbidden')
    return listOwnProfiles(ctx.db, viewer.applicantId)
  },
  search_for_companies: (ctx, viewer) => listSavedSearches(ctx.db, viewer, ['offers', 'companies']),
  async search_for_applicants(ctx, viewer) {
    if (viewer.type !== 'company') throw new AppError('forbidden')
    return listSavedSearches(ctx.db, viewer, ['applicants'])
  },
  /** An admin answers for both sides. */
  page: (ctx, { type }) => listPages(ctx, type === 'admin' ? null : type),
}
