import { IconArrowRight } from '@tabler/icons-react'
import type { Dashboard } from '@tandem/contract/dashboard'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Panel } from '#ui/cards/Panel.tsx'
import { firstDraft, targetOf } from '../next-step.ts'
import styles from './NextStep.module.css'

type NextStepProps = {
  step: Exclude<Dashboard['nextStep'], 'none' | 'answer_applications'>
  dashboard: Dashboard
}

/** The most urgent matter: the screen's one loud thing. */
export function NextStep({ step, dashboard }: NextStepProps) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { account, profile, openApplications: count, applications, draftOffers } = dashboard
  const { offerTitle, companyName } = firstDraft(applications)?.target ?? {}
  const values = {
    percent: profile?.filledPercentage ?? 0,
    count: step === 'publish_offer' ? draftOffers : count,
    offer: [offerTitle, companyName].filter(Boolean).join(', '),
    name: dashboard.waitingApplication?.counterpart ?? '',
  }
  const isFull = step === 'answer_offered_place' && dashboard.waitingApplication?.noPlaceLeft
  return (
    <Panel className={styles.panel}>
      <p className={styles.over}>{t(`next.over.${account.type === 'company' ? 'company' : 'applicant'}`)}</p>
      <h2>{t(`next.title.${step}`, values)}</h2>
      <p className={styles.text}>{isFull ? t('next.noPlaceLeft', values) : t(`next.text.${step}`, values)}</p>
      <div>
        <ButtonLink variant="accent" size="lg" iconAfter={IconArrowRight} to={to(targetOf(step, dashboard))}>
          {t(`next.action.${step}`)}
        </ButtonLink>
      </div>
    </Panel>
  )
}
