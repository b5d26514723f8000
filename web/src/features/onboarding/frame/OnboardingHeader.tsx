import { type OnboardingStep, onboardingSteps } from '@tandem/contract/applicants/onboarding'
import { paths } from '@tandem/contract/paths'
import { Link } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { cx } from '#ui/cx.ts'
import { Container } from '#ui/layout/Container.tsx'
import { LogoMark } from '#ui/marks/art/Logo.tsx'
import styles from './OnboardingHeader.module.css'

type OnboardingHeaderProps = { step?: OnboardingStep; isFinished?: boolean }

/** In the place of the site's header: there is one thing to do here, and a way out. */
export function OnboardingHeader({ step, isFinished = false }: OnboardingHeaderProps) {
  const t = useTexts('onboarding')
  const to = useTo()
  return (
    <header className={styles.header}>
      <Container className={styles.line}>
        <Link to={to(paths.dashboard())} aria-label={t('home')} className={styles.home}>
          <LogoMark />
          <span className={styles.wide}>{t('welcome')}</span>
        </Link>
        {step ? <Progress step={step} /> : <span />}
        <ButtonLink variant="text" to={to(paths.dashboard())} className={styles.leave}>
          {isFinished ? (
            t('toDashboard')
          ) : (
            <>
              <span className={styles.narrow}>{t('later')}</span>
              <span className={styles.wide}>{t('laterLong')}</span>
            </>
          )}
        </ButtonLink>
      </Container>
    </header>
  )
}

function Progress({ step }: { step: OnboardingStep }) {
  const t = useTexts('onboarding')
  const at = onboardingSteps.indexOf(step)
  const isLast = at === onboardingSteps.length - 1
  return (
    <div
      role="img"
      aria-label={t('stepOf', { step: at + 1, count: onboardingSteps.length })}
      className={styles.progress}
    >
      {onboardingSteps.map((each, index) => (
        <span
          key={each}
          className={cx(styles.part, (index < at || isLast) && styles.done, index === at && styles.now)}
        />
      ))}
    </div>
  )
}
