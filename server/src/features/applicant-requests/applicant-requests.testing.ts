import {
  answerRequest,
  askForName,
  getAskedOf,
  inviteApplicant,
  listApplicantRequests,
  listSentRequests,
  type RequestAnswer,
} from '@tandem/contract/applicant-requests'
import { getRecommendations, recommendApplication } from '@tandem/contract/applicant-requests/recommendations'
import type { TestApp } from '#testing/test-app.ts'

type Signed = { token: string }
type Applicant = Signed & { applicantId: string }

/** For tests: the calls in few words. */
export const callRequests = (app: TestApp) => ({
  asked: (of: Applicant, as: Signed) => app.call(getAskedOf, { params: { id: of.applicantId } }, { as }),
  invite: (of: Applicant, offerId: string, as: Signed, note = '') =>
    app.call(inviteApplicant, { params: { id: of.applicantId }, body: { offerId, note } }, { as }),
  askForName: (of: Applicant, as: Signed, note = '') =>
    app.call(askForName, { params: { id: of.applicantId }, body: { note } }, { as }),
  own: (as: Signed) => app.call(listApplicantRequests, {}, { as }),
  sent: (as: Signed, query: object = {}) => app.call(listSentRequests, { query }, { as }),
  answer: (id: string, answer: RequestAnswer, as: Signed, more: object = {}) =>
    app.call(answerRequest, { params: { id }, body: { answer, ...more } }, { as }),
  recommendations: (id: string, as: Signed) => app.call(getRecommendations, { params: { id } }, { as }),
  recommend: (id: string, companyId: string, as: Signed, note = '') =>
    app.call(recommendApplication, { params: { id }, body: { companyId, note } }, { as }),
})
