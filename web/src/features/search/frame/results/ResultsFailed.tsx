import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/request-id.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { noFilters } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'

export function ResultsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('search')
  const common = useTexts('common')
  const { change } = useSearch()
  // An address may name a place that is no longer known, or an own offer of another company.
  if (isRefusal(error, 'invalid_input') || isRefusal(error, 'not_found')) {
    return (
      <EmptyState
        art="not-found"
        title={t('results.refusedTitle')}
        level={3}
        action={<Button onClick={() => change(noFilters)}>{t('active.removeAll')}</Button>}
      >
        {t('results.refusedText')}
      </EmptyState>
    )
  }
  const id = requestIdOf(error)
  return (
    <ErrorState
      title={common('error.load')}
      level={3}
      onRetry={onRetry}
      detail={id && common('error.requestId', { id })}
    >
      {t('results.failed')}
    </ErrorState>
  )
}
