import * as contract from '@tandem/contract/backend'
import * as reports from '@tandem/contract/backend/message-reports'
import * as offerRemoval from '@tandem/contract/backend/offer-removal'
import { route } from '#platform/http/route.ts'
import { changeAdmission, confirmCompany, refuseCompany } from './companies/decide-company.ts'
import { getCompanyReview, listCompanyReviews } from './companies/show-companies.ts'
import { previewOfferRemoval, removeOffer } from './offers/remove-offer.ts'
import { listMessageReports, settleMessageReport } from './reports/message-reports.ts'

export const backendRoutes = [
  route(contract.listCompanyReviews, listCompanyReviews),
  route(contract.getCompanyReview, getCompanyReview),
  route(contract.confirmCompany, confirmCompany),
  route(contract.refuseCompany, refuseCompany),
  route(contract.changeAdmission, changeAdmission),
  route(offerRemoval.previewOfferRemoval, previewOfferRemoval),
  route(offerRemoval.removeOffer, removeOffer),
  route(reports.listThreadReports, listMessageReports),
  route(reports.settleThreadReport, settleMessageReport),
]
