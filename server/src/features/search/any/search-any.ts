import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { OfferSummary } from '@tandem/contract/offers'
import { pageKeys } from '@tandem/contract/pages'
import type { search as endpoint, SearchHit } from '@tandem/contract/search'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { listCompanies } from '../companies/list-companies.ts'
import { openMembers } from '../core/summarise-hits.ts'
import { listOffers } from '../offers/list-offers.ts'
import { findProfiles } from '../profiles/find-profiles.ts'
import { saveLastSearch } from '../search.store.ts'
import type { AnyQuery } from './any-query.ts'
import { searchCompanyContacts } from './search-company-contacts.ts'
import { searchFew } from './search-few.ts'
import { searchOrganisationPersons, searchSupportContacts } from './search-support-contacts.ts'
import { companyHit, offerHit, profileHit } from './to-hit.ts'

type Input = HandlerInput<typeof endpoint>
type Searched = Input['params']['entityType']

/** Without `nt` the search is kept as the caller's last one of its kind. */
export async function searchAny(
  ctx: Context,
  viewer: Viewer,
  { params, query }: Input,
): Promise<Page<SearchHit>> {
  const hits = await searches[params.entityType](ctx, viewer, query)
  const { nt, page: _, cursor: __, ...criteria } = query
  if (!nt) {
    await saveLastSearch(ctx.db, {
      accountId: viewer.accountId,
      entityType: params.entityType,
      criteria,
      updatedAt: ctx.clock(),
    })
  }
  return { ...hits, items: hits.items.map((hit) => ({ ...hit, '@id': addressOf(hit) })) }
}

const addressOf = ({ entityType, id }: SearchHit): string => {
  const isQuestion = entityType === 'page' && !pageKeys.some((key) => key === id)
  return `/api${isQuestion ? '/faq/' : folders[entityType]}${id}`
}

const folders: Record<Searched, string> = {
  offer: '/offer/',
  company: '/company/',
  companyContact: '/organisation-person/',
  supportContact: '/organisation-person/',
  organisationPerson: '/organisation-person/',
  applicant_management: '/applicant-management/',
  search_for_companies: '/company-search/pattern/',
  search_for_applicants: '/applicant-search/pattern/',
  page: '/cms/page/',
  applicant: '/applicant/',
  application: '/application/',
}

type Search = (ctx: Context, viewer: Viewer, query: AnyQuery) => Promise<Page<SearchHit>>

const searches: Record<Searched, Search> = {
  async offer(ctx, viewer, { qualification: [qualification], ...query }) {
    const { members, ...page } = await listOffers(ctx, viewer, {
      query: { ...query, qualification, sort: 'newest', wanted: false },
    })
    return { ...page, items: openMembers<OfferSummary>(members).map(offerHit) }
  },
  async company(ctx, viewer, { qualification: [qualification], ...query }) {
    const { items, ...page } = await listCompanies(ctx, viewer, {
      query: { ...query, qualification, sort: 'name' },
    })
    return { ...page, items: items.map(companyHit) }
  },
  companyContact: searchCompanyContacts,
  supportContact: searchSupportContacts,
  organisationPerson: searchOrganisationPersons,
  applicant_management: (ctx, viewer, query) => searchFew(ctx, viewer, query, 'applicant_management'),
  search_for_companies: (ctx, viewer, query) => searchFew(ctx, viewer, query, 'search_for_companies'),
  search_for_applicants: (ctx, viewer, query) => searchFew(ctx, viewer, query, 'search_for_applicants'),
  page: (ctx, viewer, query) => searchFew(ctx, viewer, query, 'page'),
  applicant: (ctx, viewer, query) => searchProfiles(ctx, viewer, query, 'applicant'),
  application: (ctx, viewer, query) => searchProfiles(ctx, viewer, query, 'application'),
}

/** One hit a person, or one a profile. Throws `forbidden` for applicants. */
async function searchProfiles(
  ctx: Context,
  viewer: Viewer,
  query: AnyQuery,
  entityType: 'applicant' | 'application',
): Promise<Page<SearchHit>> {
  const view = { oneEach: entityType === 'applicant' }
  const { items, ...page } = await findProfiles(
    ctx,
    viewer,
    { ...query, sort: 'newest', offer: undefined },
    view,
  )
  return { ...page, items: items.map((profile) => profileHit(profile, entityType)) }
}
