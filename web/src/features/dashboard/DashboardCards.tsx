import type { Dashboard } from '@tandem/contract/dashboard'
import { useMayOpen } from '#lib/session/may-open.ts'
import { OffersCard, OwnOffersCard, WaitingCompanies } from './cards/AdminCards.tsx'
import { CompanyRequests } from './cards/CompanyRequests.tsx'
import { MessagesCard } from './cards/MessagesCard.tsx'
import { NewestMatches } from './cards/NewestMatches.tsx'
import { NextInterviews } from './cards/NextInterviews.tsx'
import { NextStep } from './cards/NextStep.tsx'
import { OwnApplications } from './cards/OwnApplications.tsx'
import { ProfileCard } from './cards/ProfileCard.tsx'
import { ReceivedApplications } from './cards/ReceivedApplications.tsx'
import { SavedSearches } from './cards/saved-searches/SavedSearches.tsx'
import styles from './DashboardCards.module.css'

/** The most urgent matter first; what an account type has no part in is absent. */
export function DashboardCards({ dashboard }: { dashboard: Dashboard }) {
  const mayOpen = useMayOpen()
  const { account, applications, nextStep, profile, messages, savedSearches, waitingCompanies } = dashboard
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {nextStep !== 'none' && <NextStep step={nextStep} dashboard={dashboard} />}
        {account.type === 'applicant' && <CompanyRequests />}
        {(account.type === 'applicant' || mayOpen('receivedApplications')) && <NextInterviews />}
        {account.type === 'applicant' && <OwnApplications applications={applications} />}
        {mayOpen('receivedApplications') && <ReceivedApplications applications={applications} />}
        {waitingCompanies !== null && mayOpen('backendCompanies') && (
          <WaitingCompanies count={waitingCompanies} />
        )}
        {account.type === 'admin' && <OffersCard />}
        {mayOpen('ownOffers') && <OwnOffersCard />}
        <SavedSearches searches={savedSearches} />
      </div>
      <div className={styles.side}>
        {profile && <ProfileCard profile={profile} />}
        <MessagesCard unread={messages.unreadMessages} />
        {account.type === 'applicant' && <NewestMatches />}
      </div>
    </div>
  )
}
