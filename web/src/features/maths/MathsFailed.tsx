import { paths, type ScreenPath } from '@tandem/contract/paths'
import { failureOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'

type MathsFailedProps = {
  error: Error
  level?: 1 | 2
  /** Without it to the dashboard. */
  back?: { to: ScreenPath; label: string }
  onRetry: () => void
}

/** Instead of what a screen of the module is about. */
export function MathsFailed({ error, level, back, onRetry }: MathsFailedProps) {
  const t = useTexts('maths')
  const to = useTo()
  const { to: path, label } = back ?? { to: paths.dashboard(), label: t('toDashboard') }
  return (
    <RecordErrorState
      {...failureOf(error)}
      level={level}
      title={t('failed.load')}
      text={t('failed.loadText')}
      failedText={t('failed.loadText')}
      action={<ButtonLink to={to(path)}>{label}</ButtonLink>}
      onRetry={onRetry}
    />
  )
}
