import type { Collection } from '@tandem/contract/endpoint'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { isFiltered, noFilters } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import { NoResults } from './NoResults.tsx'
import styles from './ResultFrame.module.css'
import { ResultPages } from './ResultPages.tsx'
import type { ResultWords } from './result-words.ts'

type ResultFrameProps<T> = {
  /** With `placeholderData: keepPreviousData`. */
  results: UseQueryResult<Collection<T>>
  perPage: number
  words: ResultWords
  /** Of the heading that stands where there are no results. */
  level?: 2 | 3
  skeleton: ReactNode
  /** Below the words that nothing was found, where something was asked for. */
  belowNone?: ReactNode
  children: (members: T[]) => ReactNode
}

/** The states of a list of results: the first wait, a failure, nothing found, a page and its neighbours. */
export function ResultFrame<T>({ results, perPage, words, level = 3, ...props }: ResultFrameProps<T>) {
  const { skeleton, belowNone, children } = props
  const { state, toPage } = useSearch()
  if (results.isPending) return skeleton
  if (results.isError && !results.data) {
    return <ResultsFailed error={results.error} level={level} onRetry={() => void results.refetch()} />
  }

  const { data, isPlaceholderData: isOld } = results
  const { totalItems, totalIsMinimum, member } = data
  if (totalItems === 0) {
    return (
      <>
        <NoResults relaxations={data.relaxations ?? []} words={words} level={level} />
        {isFiltered(state) && belowNone}
      </>
    )
  }
  const isBehind = !isOld && !state.cursor && member.length === 0
  if (isBehind) return <Navigate to={toPage(totalIsMinimum ? 1 : Math.ceil(totalItems / perPage))} replace />
  return (
    <>
      <div className={cx(isOld && styles.old)} aria-busy={isOld}>
        {children(member)}
      </div>
      <ResultPages answer={data} perPage={perPage} />
    </>
  )
}

type ResultsFailedProps = { error: Error; level: 2 | 3; onRetry: () => void }

/** An address may name a place that is no longer known, or an own offer of another company. */
function ResultsFailed({ error, level, onRetry }: ResultsFailedProps) {
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
