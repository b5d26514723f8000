import { listApplicants as listApplicantsEndpoint } from '@tandem/contract/applicant-search'
import {
  listCompanies as listCompaniesEndpoint,
  listMapMarkers as listMapMarkersEndpoint,
} from '@tandem/contract/companies'
import { listOffers as listOffersEndpoint } from '@tandem/contract/offers'
import {
  findCompaniesByApplicant as findCompaniesByApplicantEndpoint,
  findCompanies as findCompaniesEndpoint,
  search as searchEndpoint,
  suggest as suggestEndpoint,
} from '@tandem/contract/search'
import {
  getOfferOverview as getOfferOverviewEndpoint,
  openQuickHit as openQuickHitEndpoint,
  quickSearch as quickSearchEndpoint,
} from '@tandem/contract/search/quick-search'
import { route } from '#platform/http/route.ts'
import { searchAny } from './any/search-any.ts'
import { listCompanies } from './companies/list-companies.ts'
import { toTextPage } from './core/summarise-hits.ts'
import { listMapMarkers } from './map/list-map-markers.ts'
import { listOffers } from './offers/list-offers.ts'
import { listApplicants } from './profiles/list-applicants.ts'
import { openQuickHit } from './quick/open-quick-hit.ts'
import { getOfferOverview } from './quick/overview.ts'
import { quickSearch } from './quick/quick-search.ts'
import { findCompanies, findCompaniesByApplicant } from './suggestions/find-companies.ts'
import { suggest } from './suggestions/suggest.ts'

export const searchRoutes = [
  route(listOffersEndpoint, listOffers),
  route(suggestEndpoint, suggest),
  route(findCompaniesEndpoint, findCompanies),
  route(findCompaniesByApplicantEndpoint, findCompaniesByApplicant),
  route(searchEndpoint, searchAny),
  route(listApplicantsEndpoint, listApplicants),
  route(listCompaniesEndpoint, async (...asked) =>
    toTextPage(listCompaniesEndpoint.output.record, await listCompanies(...asked), 'studyInterests'),
  ),
  route(listMapMarkersEndpoint, listMapMarkers),
  route(quickSearchEndpoint, quickSearch),
  route(openQuickHitEndpoint, openQuickHit),
  route(getOfferOverviewEndpoint, getOfferOverview),
]
