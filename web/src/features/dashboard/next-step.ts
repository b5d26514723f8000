import type { ApplicationSummary } from '@tandem/contract/applications'
import { type Dashboard, isToSend } from '@tandem/contract/dashboard'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { receivedPath } from '#features/applications/public.ts'
import { ownOffersPath } from '#features/own-offers/public.ts'

/** Where the next step is taken. */
export function targetOf(step: Dashboard['nextStep'], dashboard: Dashboard): ScreenPath {
  const { profile, applications } = dashboard
  switch (step) {
    case 'answer_offered_place':
    case 'choose_interview_time':
      return waitingPath(dashboard)
    case 'continue_onboarding':
      return paths.onboarding()
    case 'create_profile':
    case 'fill_profile':
      return paths.ownProfile({ applicationId: profile?.id ?? undefined })
    case 'send_application':
      return draftPath(firstDraft(applications))
    case 'answer_applications':
      return receivedPath({ due: 'now' })
    case 'review_applications':
      return receivedPath({ stage: 'received' })
    case 'publish_offer':
      return ownOffersPath('draft')
    case 'fill_company_profile':
      return paths.companyProfile()
    case 'search_offers':
    case 'none':
      return paths.offers()
  }
}

export const firstDraft = (applications: readonly ApplicationSummary[]): ApplicationSummary | undefined =>
  applications.find(isToSend)

/** Both are answered at the top of the application; a time to choose stands in a section of its own. */
function waitingPath({ account, nextStep, waitingApplication }: Dashboard): ScreenPath {
  const applicationId = waitingApplication?.applicationId
  if (!applicationId)
    return account.type === 'applicant' ? paths.ownApplications() : paths.receivedApplications()
  const hash = nextStep === 'choose_interview_time' ? 'gespraech' : undefined
  return account.type === 'applicant'
    ? paths.ownApplication({ applicationId, hash })
    : paths.application({ applicationId, hash })
}

function draftPath(draft: ApplicationSummary | undefined): ScreenPath {
  return draft?.target?.offerId ? paths.apply({ recordId: draft.target.offerId }) : paths.ownApplications()
}
