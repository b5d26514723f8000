import { paths } from '@tandem/contract/paths'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/request-id.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'

/** An application that is not there, not for this reader, or did not load. */
export function RecordMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('applications')
  const common = useTexts('common')
  const to = useTo()
  const id = requestIdOf(error)
  // An address that is no id at all is refused as input.
  if (!isRefusal(error, 'not_found') && !isRefusal(error, 'invalid_input')) {
    return (
      <ErrorState
        level={1}
        title={common('error.load')}
        onRetry={onRetry}
        detail={id && common('error.requestId', { id })}
      />
    )
  }
  return (
    <EmptyState
      art="not-found"
      level={1}
      title={t('record.missingTitle')}
      action={<ButtonLink to={to(paths.dashboard())}>{t('received.toDashboard')}</ButtonLink>}
    >
      {t('record.missingText')}
    </EmptyState>
  )
}
