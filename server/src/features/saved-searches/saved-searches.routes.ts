import {
  changeUnsubscription as changeUnsubscriptionEndpoint,
  createApplicantSavedSearch,
  createCompanySavedSearch,
  deleteApplicantSavedSearch,
  deleteCompanySavedSearch,
  getApplicantSavedSearch,
  getCompanySavedSearch,
  listApplicantSavedSearches,
  listCompanySavedSearches,
  openUnsubscription as openUnsubscriptionEndpoint,
  previewSavedSearch as previewSavedSearchEndpoint,
  readUnsubscription as readUnsubscriptionEndpoint,
  unsubscribeByOneClick as unsubscribeByOneClickEndpoint,
  updateApplicantSavedSearch,
  updateCompanySavedSearch,
} from '@tandem/contract/saved-searches'
import { route } from '#platform/http/route.ts'
import { previewSavedSearch } from './alerts/preview-alert.ts'
import { applicantCodec, companyCodec } from './codec/saved-search-codec.ts'
import { createSavedSearch } from './editing/create-saved-search.ts'
import { deleteSavedSearch } from './editing/delete-saved-search.ts'
import { getSavedSearch } from './editing/get-saved-search.ts'
import { listSavedSearches } from './editing/list-saved-searches.ts'
import { updateSavedSearch } from './editing/update-saved-search.ts'
import { changeUnsubscription } from './unsubscribing/change-unsubscription.ts'
import { openUnsubscription } from './unsubscribing/open-unsubscription.ts'
import { readUnsubscription } from './unsubscribing/read-unsubscription.ts'
import { unsubscribeByOneClick } from './unsubscribing/unsubscribe-by-one-click.ts'

/** The same for what companies look for and for what applicants and admins do, each out of its own codec. */
export const savedSearchesRoutes = [
  route(listApplicantSavedSearches, (ctx, viewer, { query }) =>
    listSavedSearches(ctx, viewer, applicantCodec, query),
  ),
  route(createApplicantSavedSearch, (ctx, viewer, { body }) =>
    createSavedSearch(ctx, viewer, applicantCodec, toPlaces(body)),
  ),
  route(getApplicantSavedSearch, (ctx, viewer, { params }) =>
    getSavedSearch(ctx, viewer, applicantCodec, params.id),
  ),
  route(updateApplicantSavedSearch, (ctx, viewer, { params, body: { revision, ...body } }) =>
    updateSavedSearch(ctx, viewer, applicantCodec, { ...params, revision, body: toPlaces(body) }),
  ),
  route(deleteApplicantSavedSearch, (ctx, viewer, { params }) =>
    deleteSavedSearch(ctx, viewer, applicantCodec.kinds, params.id),
  ),
  route(listCompanySavedSearches, (ctx, viewer, { query }) =>
    listSavedSearches(ctx, viewer, companyCodec, query),
  ),
  route(createCompanySavedSearch, (ctx, viewer, { body }) =>
    createSavedSearch(ctx, viewer, companyCodec, toPlaces(body)),
  ),
  route(getCompanySavedSearch, (ctx, viewer, { params }) =>
    getSavedSearch(ctx, viewer, companyCodec, params.id),
  ),
  route(updateCompanySavedSearch, (ctx, viewer, { params, body: { revision, ...body } }) =>
    updateSavedSearch(ctx, viewer, companyCodec, { ...params, revision, body: toPlaces(body) }),
  ),
  route(deleteCompanySavedSearch, (ctx, viewer, { params }) =>
    deleteSavedSearch(ctx, viewer, companyCodec.kinds, params.id),
  ),
  route(previewSavedSearchEndpoint, previewSavedSearch),
  route(readUnsubscriptionEndpoint, readUnsubscription),
  route(changeUnsubscriptionEndpoint, changeUnsubscription),
  route(openUnsubscriptionEndpoint, openUnsubscription),
  route(unsubscribeByOneClickEndpoint, unsubscribeByOneClick),
]

type Place = { place: string; radius: number }

/** One place is a list of one. */
function toPlaces<Body extends { places: Place[] }>({
  place,
  ...body
}: Body & { place?: Place | undefined }): Omit<Body, 'place'> {
  return place ? { ...body, places: [place, ...body.places] } : body
}
