import { getOnboardingTexts as getOnboardingTextsEndpoint } from '@tandem/contract/applicants/onboarding'
import { getPage as getPageEndpoint } from '@tandem/contract/pages'
import {
  getContactDetails as getContactDetailsEndpoint,
  getSupportImage as getSupportImageEndpoint,
} from '@tandem/contract/pages/contact'
import { sendContactMessage as sendContactMessageEndpoint } from '@tandem/contract/pages/contact-message'
import {
  getFaq as getFaqEndpoint,
  listFaq as listFaqEndpoint,
  rateFaq as rateFaqEndpoint,
} from '@tandem/contract/pages/faq'
import { route } from '#platform/http/route.ts'
import { getContactDetails, getSupportImage } from './contact/get-contact-details.ts'
import { sendContactMessage } from './contact/send-contact-message.ts'
import { type FindTexts, getFaq, listFaq, rateFaq } from './faq/faq.ts'
import { getPage } from './get-page.ts'
import { getOnboardingTexts } from './onboarding/onboarding-texts.ts'

/** The tolerant search of texts is handed in: the search finds pages too, and stands above them. */
export const pagesRoutes = (findTexts: FindTexts) => [
  route(getPageEndpoint, getPage),
  route(getOnboardingTextsEndpoint, getOnboardingTexts),
  route(listFaqEndpoint, listFaq(findTexts)),
  route(getFaqEndpoint, getFaq),
  route(rateFaqEndpoint, rateFaq),
  route(getContactDetailsEndpoint, getContactDetails),
  route(getSupportImageEndpoint, getSupportImage),
  route(sendContactMessageEndpoint, sendContactMessage),
]
