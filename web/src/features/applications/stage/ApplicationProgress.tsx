import { applicationStatuses } from '@tandem/contract/applications'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stepper } from '#ui/nav/steps/Stepper.tsx'
import { datesOf, type Progress, progressSteps, receivedSteps } from './progress-steps.ts'

type ApplicationProgressProps = {
  /** With a timeline, each step says when it was reached. */
  application: Progress
  /** For narrow panes. */
  vertical?: boolean
}

/** How far an application has come, for the applicant. */
export function ApplicationProgress({ application, vertical }: ApplicationProgressProps) {
  const t = useTexts('applications')
  const { shortDay } = useFormats()
  const dates = datesOf(application.timeline ?? [])
  const names = application.status === applicationStatuses.new ? 'steps.ahead' : 'steps.there'
  return (
    <Stepper
      label={t('steps.label')}
      vertical={vertical}
      items={progressSteps(application).map(({ key, state }) => ({
        key,
        state,
        label: t(`${names}.${key}`),
        meta: state !== 'next' && state !== 'missed' && dates[key] ? shortDay(dates[key]) : undefined,
      }))}
    />
  )
}

/** How far a received application has come, for the company. */
export function ReceivedProgress({ application }: { application: Progress }) {
  const t = useTexts('applications')
  return (
    <Stepper
      label={t('steps.label')}
      items={receivedSteps(application).map(({ key, state }) => ({
        key,
        state,
        label: t(`steps.received.${key}`),
      }))}
    />
  )
}
