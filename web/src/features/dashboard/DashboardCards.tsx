import type { Dashboard } from '@tandem/contract/dashboard'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OpenInterviewList, openInterviewsQuery, ShortInvitation } from '#features/interviews/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSettings } from '#lib/settings.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { BookmarksCard } from './cards/account/BookmarksCard.tsx'
import { LifetimeCard } from './cards/account/LifetimeCard.tsx'
import { AdminNumbers } from './cards/admin/AdminNumbers.tsx'
import { BackendCard } from './cards/admin/BackendCard.tsx'
import { WaitingCompanies } from './cards/admin/WaitingCompanies.tsx'
import { CompanyRequests } from './cards/applicant/CompanyRequests.tsx'
import { NewestMatches } from './cards/applicant/NewestMatches.tsx'
import { OwnApplications } from './cards/applicant/OwnApplications.tsx'
import { ProfileCard } from './cards/applicant/ProfileCard.tsx'
import { CompanyProfileCard } from './cards/company/CompanyProfileCard.tsx'
import { DueAnswers } from './cards/company/DueAnswers.tsx'
import { NewestProfiles } from './cards/company/NewestProfiles.tsx'
import { OwnOffersCard } from './cards/company/OwnOffersCard.tsx'
import { ReceivedApplications } from './cards/company/ReceivedApplications.tsx'
import { TeamCard } from './cards/company/TeamCard.tsx'
import { UpcomingDates } from './cards/company/UpcomingDates.tsx'
import { DashboardCard } from './cards/DashboardCard.tsx'
import { FailedCard } from './cards/FailedCard.tsx'
import { CompanyFigures } from './cards/figures/Figures.tsx'
import { MessagesCard } from './cards/MessagesCard.tsx'
import { NextStep } from './cards/NextStep.tsx'
import { SavedSearches } from './cards/saved-searches/SavedSearches.tsx'
import styles from './DashboardCards.module.css'

/** As in the style sheet. */
export const twoColumns = '(width >= 62em)'

/** The most urgent matter first; what an account type has no part in is absent. */
export function DashboardCards({ dashboard }: { dashboard: Dashboard }) {
  const { type } = dashboard.account
  if (type === 'admin') return <AdminCards dashboard={dashboard} />
  return type === 'applicant' ? (
    <ApplicantCards dashboard={dashboard} />
  ) : (
    <CompanyCards dashboard={dashboard} />
  )
}

type Cards = { dashboard: Dashboard }

function ApplicantCards({ dashboard }: Cards) {
  const { account, applications, hasApplications, nextStep, profile, messages } = dashboard
  const { waitingApplication, waitingInterview } = dashboard
  const isWide = useMedia(twoColumns)
  const ownProfile = profile && <ProfileCard profile={profile} />
  const lists = <Lists dashboard={dashboard} />
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {waitingInterview ? (
          <ShortInvitation interview={waitingInterview} name={waitingApplication?.counterpart ?? ''} />
        ) : (
          nextStep !== 'none' &&
          nextStep !== 'answer_applications' && <NextStep step={nextStep} dashboard={dashboard} />
        )}
        {!isWide && ownProfile}
        <CompanyRequests />
        <NextInterviews exceptId={waitingInterview?.id} />
        <OwnApplications applications={applications} hasAny={hasApplications} />
        {isWide && lists}
      </div>
      <div className={styles.side}>
        {isWide && ownProfile}
        <MessagesCard messages={messages} />
        <StudyPreparation />
        <LifetimeCard account={account} />
        <NewestMatches />
      </div>
      {!isWide && lists}
    </div>
  )
}

function Lists({ dashboard: { bookmarkCounts, savedSearches } }: Cards) {
  return (
    <div className={styles.pair}>
      <BookmarksCard counts={bookmarkCounts} />
      <SavedSearches searches={savedSearches} />
    </div>
  )
}

function StudyPreparation() {
  const t = useTexts('dashboard')
  const to = useTo()
  return (
    <DashboardCard title={t('preparation.title')}>
      <Text muted>{t('preparation.text')}</Text>
      <TextLink strong to={to(paths.studyPreparation())}>
        {t('preparation.open')}
      </TextLink>
    </DashboardCard>
  )
}

function CompanyCards({ dashboard }: Cards) {
  const mayOpen = useMayOpen()
  const isWide = useMedia(twoColumns)
  const { account, answers, applications, draftOffers, nextStep, messages } = dashboard
  const recruits = mayOpen('receivedApplications')
  const { enableMatches } = useSettings().applicant
  // Whoever still waits to be confirmed finds nobody.
  const hasMatches = enableMatches && account.companyStatus === 'confirmed'
  const lists = <Lists dashboard={dashboard} />
  const newest = recruits && (
    <ReceivedApplications applications={applications} hasAny={dashboard.hasApplications} />
  )
  // What waits comes first on a narrow screen; beside it, the focus would cross the columns twice.
  const figures = (
    <>
      <CompanyFigures />
      {lists}
    </>
  )
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {nextStep === 'answer_applications' && answers ? (
          <DueAnswers answers={answers} />
        ) : (
          nextStep !== 'none' &&
          nextStep !== 'answer_applications' && <NextStep step={nextStep} dashboard={dashboard} />
        )}
        {isWide && newest}
        {recruits ? isWide && figures : lists}
      </div>
      <div className={styles.side}>
        {answers && <UpcomingDates dates={answers.dates} />}
        {!isWide && newest}
        <MessagesCard messages={messages} />
        {mayOpen('ownOffers') && <OwnOffersCard drafts={draftOffers} />}
        {recruits && hasMatches && account.companyId && <NewestProfiles companyId={account.companyId} />}
        {answers && <TeamCard team={answers.team} />}
        {mayOpen('companyProfile') && <CompanyProfileCard />}
        <LifetimeCard account={account} />
      </div>
      {recruits && !isWide && <div className={styles.main}>{figures}</div>}
    </div>
  )
}

function AdminCards({ dashboard }: Cards) {
  const mayOpen = useMayOpen()
  const { account, messages, savedSearches, waitingCompanies } = dashboard
  const hasBackend = mayOpen('backendCompanies')
  return (
    <div className={styles.all}>
      {hasBackend && <AdminNumbers />}
      <div className={styles.grid}>
        <div className={styles.main}>
          {hasBackend && <BackendCard />}
          {hasBackend && waitingCompanies !== null && <WaitingCompanies count={waitingCompanies} />}
        </div>
        <div className={styles.side}>
          <MessagesCard messages={messages} />
          <BookmarksCard counts={dashboard.bookmarkCounts} />
          <SavedSearches searches={savedSearches} />
          <LifetimeCard account={account} />
        </div>
      </div>
    </div>
  )
}

function NextInterviews({ exceptId }: { exceptId: string | undefined }) {
  const t = useTexts('interviews')
  const { data, error, refetch } = useQuery(openInterviewsQuery())
  if (!data && error) return <FailedCard title={t('open.title')} onRetry={() => void refetch()} />
  const frame = (title: string, list: ReactNode) => <DashboardCard title={title}>{list}</DashboardCard>
  return <OpenInterviewList frame={frame} exceptId={exceptId} />
}
