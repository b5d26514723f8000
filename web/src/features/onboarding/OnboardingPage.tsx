import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { applicationQuery, latestProfileQuery } from '#features/applications/public.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { newKey } from '#lib/api/new-key.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from './frame/OnboardingFrame.module.css'
import { OnboardingHeader } from './frame/OnboardingHeader.tsx'
import { Onboarding } from './Onboarding.tsx'
import { onboardingQuery, onboardingTextsQuery } from './queries.ts'
import { toStep, useOnboardingStep, useOnboardingSteps } from './useOnboardingStep.ts'

/** The first questions. They are answered in the profile that was changed last; the first one is begun for it. */
export function OnboardingPage() {
  const locale = useLocale()
  const step = useOnboardingStep()
  const steps = useOnboardingSteps()
  const [key] = useState(newKey)
  const place = useQuery(onboardingQuery)
  const texts = useQuery(onboardingTextsQuery(locale))
  const profile = useQuery(latestProfileQuery(key))
  const application = useQuery({
    ...applicationQuery(profile.data ?? '', locale),
    enabled: profile.data !== undefined,
  })
  if (place.data && texts.data && application.data) {
    const last = steps.find((each) => each === place.data.step)
    if (!step) return <Navigate to={toStep(last ?? 'qualification')} replace />
    return <Onboarding application={application.data} step={step} isFinished={place.data.finished} />
  }
  const failed = [place, texts, profile, application].filter(({ isError }) => isError)
  if (failed.length === 0) return <OnboardingSkeleton />
  const retry = () => failed.map(({ refetch }) => refetch())
  return <LoadingFailed error={failed[0]?.error ?? new Error()} onRetry={() => void retry()} />
}

function LoadingFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('onboarding')
  const to = useTo()
  return (
    <>
      <OnboardingHeader />
      <Page>
        <RecordErrorState
          {...failureOf(error)}
          title={t('failedTitle')}
          text={t('failedText')}
          failedText={t('failedText')}
          action={<ButtonLink to={to(paths.dashboard())}>{t('toDashboard')}</ButtonLink>}
          onRetry={onRetry}
        />
      </Page>
    </>
  )
}

function OnboardingSkeleton() {
  const t = useTexts('onboarding')
  return (
    <>
      <OnboardingHeader />
      <Page width="full">
        <div className={styles.frame}>
          <div className={styles.columns}>
            <div className={styles.questions}>
              <h1>{t('title')}</h1>
              <SkeletonList label={t('loading')} tile={false} count={4} />
            </div>
          </div>
        </div>
      </Page>
    </>
  )
}
