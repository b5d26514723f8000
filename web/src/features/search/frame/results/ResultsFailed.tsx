import { failureOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { noFilters } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'

type ResultsFailedProps = { error: Error; level: 2 | 3; onRetry: () => void }

/** An address may name a place that is no longer known, or an own offer of another company. */
export function ResultsFailed({ error, level, onRetry }: ResultsFailedProps) {
  const t = useTexts('search')
  const { change } = useSearch()
  return (
    <RecordErrorState
      {...failureOf(error)}
      level={level}
      title={t('results.refusedTitle')}
      text={t('results.refusedText')}
      action={<Button onClick={() => change(noFilters)}>{t('active.removeAll')}</Button>}
      failedText={t('results.failed')}
      onRetry={onRetry}
    />
  )
}
