import * as reviews from '@tandem/contract/backend'
import * as changes from '@tandem/contract/backend/company-changes'
import * as merges from '@tandem/contract/backend/company-merges'
import * as keys from '@tandem/contract/backend/registration-keys'
import { route } from '#platform/http/route.ts'
import { correctCompany, createCompany, reinstateCompany, suspendCompany } from './change-company.ts'
import {
  askCompany,
  changeAdmission,
  confirmCompany,
  refuseCompany,
  undoConfirmation,
} from './decide-company.ts'
import { previewMerge, requestMerge } from './merge/request-merge.ts'
import * as registrationKeys from './registration-keys.ts'
import { getCompanyReview, listCompanyReviews } from './show-companies.ts'

export const companiesRoutes = [
  route(reviews.listCompanyReviews, listCompanyReviews),
  route(reviews.getCompanyReview, getCompanyReview),
  route(reviews.confirmCompany, confirmCompany),
  route(reviews.undoConfirmation, undoConfirmation),
  route(reviews.askCompany, askCompany),
  route(reviews.refuseCompany, refuseCompany),
  route(reviews.changeAdmission, changeAdmission),
  route(changes.createCompany, createCompany),
  route(changes.correctCompany, correctCompany),
  route(changes.suspendCompany, suspendCompany),
  route(changes.reinstateCompany, reinstateCompany),
  route(merges.previewMerge, previewMerge),
  route(merges.requestMerge, requestMerge),
  route(keys.listRegistrationKeys, registrationKeys.listRegistrationKeys),
  route(keys.issueRegistrationKey, registrationKeys.issueRegistrationKey),
  route(keys.revokeRegistrationKey, registrationKeys.revokeRegistrationKey),
  route(keys.printRegistrationLetter, registrationKeys.printRegistrationLetter),
]
