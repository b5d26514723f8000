import {
  changeUnsubscription as changeUnsubscriptionEndpoint,
  createApplicantPattern,
  createCompanyPattern,
  deleteApplicantPattern,
  deleteCompanyPattern,
  getApplicantPattern,
  getCompanyPattern,
  listApplicantPatterns,
  listCompanyPatterns,
  openUnsubscription as openUnsubscriptionEndpoint,
  previewPattern as previewPatternEndpoint,
  readUnsubscription as readUnsubscriptionEndpoint,
  unsubscribeByOneClick as unsubscribeByOneClickEndpoint,
  updateApplicantPattern,
  updateCompanyPattern,
} from '@tandem/contract/saved-searches'
import { route } from '#platform/http/route.ts'
import { previewPattern } from './alerts/preview-alert.ts'
import { createPattern } from './editing/create-saved-search.ts'
import { deletePattern } from './editing/delete-saved-search.ts'
import { getPattern } from './editing/get-saved-search.ts'
import { listPatterns } from './editing/list-saved-searches.ts'
import { updatePattern } from './editing/update-saved-search.ts'
import { applicantBook, companyBook } from './saved-search-codec.ts'
import { changeUnsubscription } from './unsubscribing/change-unsubscription.ts'
import { openUnsubscription } from './unsubscribing/open-unsubscription.ts'
import { readUnsubscription } from './unsubscribing/read-unsubscription.ts'
import { unsubscribeByOneClick } from './unsubscribing/unsubscribe-by-one-click.ts'

/** The same for what companies look for and for what applicants and admins do, each out of its own book. */
export const patternsRoutes = [
  route(listApplicantPatterns, (ctx, viewer, { query }) => listPatterns(ctx, viewer, applicantBook, query)),
  route(createApplicantPattern, (ctx, viewer, { body }) => createPattern(ctx, viewer, applicantBook, body)),
  route(getApplicantPattern, (ctx, viewer, { params }) => getPattern(ctx, viewer, applicantBook, params.id)),
  route(updateApplicantPattern, (ctx, viewer, { params, body }) =>
    updatePattern(ctx, viewer, applicantBook, { ...params, body }),
  ),
  route(deleteApplicantPattern, (ctx, viewer, { params }) =>
    deletePattern(ctx, viewer, applicantBook.kinds, params.id),
  ),
  route(listCompanyPatterns, (ctx, viewer, { query }) => listPatterns(ctx, viewer, companyBook, query)),
  route(createCompanyPattern, (ctx, viewer, { body }) => createPattern(ctx, viewer, companyBook, body)),
  route(getCompanyPattern, (ctx, viewer, { params }) => getPattern(ctx, viewer, companyBook, params.id)),
  route(updateCompanyPattern, (ctx, viewer, { params, body }) =>
    updatePattern(ctx, viewer, companyBook, { ...params, body }),
  ),
  route(deleteCompanyPattern, (ctx, viewer, { params }) =>
    deletePattern(ctx, viewer, companyBook.kinds, params.id),
  ),
  route(previewPatternEndpoint, previewPattern),
  route(readUnsubscriptionEndpoint, readUnsubscription),
  route(changeUnsubscriptionEndpoint, changeUnsubscription),
  route(openUnsubscriptionEndpoint, openUnsubscription),
  route(unsubscribeByOneClickEndpoint, unsubscribeByOneClick),
]
