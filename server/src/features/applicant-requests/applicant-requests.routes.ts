import * as requests from '@tandem/contract/applicant-requests'
import * as recommendations from '@tandem/contract/applicant-requests/recommendations'
import { route } from '#platform/http/route.ts'
import { answerRequest } from './answering/answer-request.ts'
import { askForName } from './asking/ask-for-name.ts'
import { getAskedOf } from './asking/asked-of.ts'
import { inviteApplicant } from './asking/invite-applicant.ts'
import { listApplicantRequests } from './reading/list-applicant-requests.ts'
import { listSentRequests } from './reading/list-sent-requests.ts'
import {
  findRecommendedCompanies,
  getRecommendations,
  recommendApplication,
} from './recommending/recommendations.ts'

export const applicantRequestsRoutes = [
  route(requests.listApplicantRequests, listApplicantRequests),
  route(requests.answerRequest, answerRequest),
  route(requests.listSentRequests, listSentRequests),
  route(requests.getAskedOf, getAskedOf),
  route(requests.inviteApplicant, inviteApplicant),
  route(requests.askForName, askForName),
  route(recommendations.getRecommendations, getRecommendations),
  route(recommendations.findRecommendedCompanies, findRecommendedCompanies),
  route(recommendations.recommendApplication, recommendApplication),
]
