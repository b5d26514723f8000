import { applicationStatuses } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stepper } from '#ui/nav/steps/Stepper.tsx'
import { type Progress, progressSteps } from './progress-steps.ts'

/** How far an application has come, for the applicant. */
export function ApplicationProgress({ application }: { application: Progress }) {
  const t = useTexts('applications')
  const names = application.status === applicationStatuses.new ? 'steps.ahead' : 'steps.there'
  return (
    <Stepper
      label={t('steps.label')}
      items={progressSteps(application).map(({ key, state }) => ({
        key,
        state,
        label: t(`${names}.${key}`),
      }))}
    />
  )
}
