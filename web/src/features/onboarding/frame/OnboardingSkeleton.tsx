import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from './OnboardingFrame.module.css'
import { OnboardingHeader } from './OnboardingHeader.tsx'

export function OnboardingSkeleton() {
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
