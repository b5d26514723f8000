import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { OnboardingStep } from '@tandem/contract/applicants/onboarding'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { cx } from '#ui/cx.ts'
import { Page } from '#ui/layout/Page.tsx'
import type { MatchingOffers } from '../offers/useMatchingOffers.ts'
import type { StepProps } from '../step-props.ts'
import { toStep, useOnboardingSteps } from '../useOnboardingStep.ts'
import { OfferCount, OfferCountStatus } from './OfferCount.tsx'
import styles from './OnboardingFrame.module.css'
import { OnboardingHeader } from './OnboardingHeader.tsx'

type OnboardingFrameProps = Pick<StepProps, 'isFinished' | 'save' | 'state'> & {
  step: OnboardingStep
  title: string
  lead: string
  offers: MatchingOffers
  /** Something is answered here: the next step is gone to, not skipped to. */
  isAnswered?: boolean
  /** Whether the answers can be; what cannot has the focus then. */
  check?: () => Promise<boolean>
  /** What stands beside the questions; below them on narrow screens where it says so. */
  side: ReactNode
  /** In the place of the way to the next step. */
  end?: ReactNode
  children: ReactNode
}

/** A step: its question, what it brings, and the way on. */
export function OnboardingFrame(props: OnboardingFrameProps) {
  const { step, title, lead, offers, isFinished, state, side, end, children } = props
  const t = useTexts('onboarding')
  const steps = useOnboardingSteps()
  const number = steps.indexOf(step) + 1
  usePageTitle(title)
  return (
    <>
      <OnboardingHeader step={step} isFinished={isFinished} />
      <Page width="full">
        <div className={styles.frame}>
          <div className={styles.columns}>
            <div className={styles.questions}>
              <div className={styles.head}>
                <div className={styles.over}>
                  <p id="onboarding-step">{t('stepOf', { step: number, count: steps.length })}</p>
                  {state}
                </div>
                <h1 tabIndex={-1} aria-describedby="onboarding-step">
                  {title}
                </h1>
                <p className={styles.lead}>{lead}</p>
              </div>
              {children}
            </div>
            {side}
            <div className={cx(styles.bar, end !== undefined && styles.ending)}>
              {end === undefined && <OfferCount offers={offers} className={styles.count} />}
              <Back step={step} />
              {end ?? <Next {...props} />}
            </div>
            <OfferCountStatus offers={offers} />
          </div>
        </div>
      </Page>
    </>
  )
}

function Back({ step }: { step: OnboardingStep }) {
  const t = useTexts('onboarding')
  const steps = useOnboardingSteps()
  const before = steps[steps.indexOf(step) - 1]
  if (!before) return null
  return (
    <ButtonLink
      icon={IconArrowLeft}
      size="lg"
      to={toStep(before)}
      aria-label={t('back')}
      className={styles.back}
    >
      <span className={styles.word}>{t('back')}</span>
    </ButtonLink>
  )
}

/** What was answered is saved before one goes on; what cannot be saved now is kept and tried again. */
function Next({ step, save, check, isAnswered }: OnboardingFrameProps) {
  const t = useTexts('onboarding')
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const steps = useOnboardingSteps()
  const after = steps[steps.indexOf(step) + 1]
  if (!after) return null
  async function goOn(next: OnboardingStep) {
    if (check && !(await check())) return
    setBusy(true)
    await save()
    setBusy(false)
    await navigate(toStep(next))
  }
  return (
    <Button
      variant={isAnswered ? 'primary' : 'secondary'}
      size="lg"
      iconAfter={IconArrowRight}
      busy={isBusy}
      busyText={t(isAnswered ? 'next' : 'skip')}
      onClick={() => void goOn(after)}
      className={styles.next}
    >
      {t(isAnswered ? 'next' : 'skip')}
    </Button>
  )
}
