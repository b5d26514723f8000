import type { OnboardingStep } from '@tandem/contract/applicants/onboarding'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { FocusedHeader, LeaveWords } from '#ui/shell/FocusedHeader.tsx'
import { useOnboardingSteps } from '../useOnboardingStep.ts'

type OnboardingHeaderProps = { step?: OnboardingStep; isFinished?: boolean }

export function OnboardingHeader({ step, isFinished = false }: OnboardingHeaderProps) {
  const t = useTexts('onboarding')
  const to = useTo()
  const steps = useOnboardingSteps()
  const count = steps.length
  const at = step ? steps.indexOf(step) : 0
  return (
    <FocusedHeader
      title={t('welcome')}
      to={to(paths.dashboard())}
      home={t('home')}
      leave={isFinished ? t('toDashboard') : <LeaveWords short={t('later')} long={t('laterLong')} />}
      progress={
        step && {
          label: t('stepOf', { step: at + 1, count }),
          // At the last one all is done.
          at: at + 1 === count ? count : at,
          count,
        }
      }
    />
  )
}
