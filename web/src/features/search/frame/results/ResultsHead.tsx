import { IconList, IconMap2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { sortsOf } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import { resultsHeadingId } from './focus/focus-results.ts'
import styles from './ResultsHead.module.css'

type ResultsHeadProps = {
  /** "38 Angebote", or what they are while they are counted. */
  title: string
  /** An order that means nothing for these results is not on offer; what they came in instead is. */
  hasMatches?: boolean
  /** The sheet of filters. */
  children?: ReactNode
}

export function ResultsHead({ title, hasMatches = true, children }: ResultsHeadProps) {
  const { kind, state } = useSearch()
  return (
    <div className={cx(styles.head, state.view === 'map' && styles.beside)}>
      <div role="status" className={styles.title}>
        <h2 id={resultsHeadingId} className="h3" tabIndex={-1}>
          {title}
        </h2>
      </div>
      {children}
      <div className={styles.sort}>
        <SortField hasMatches={hasMatches} />
      </div>
      {kind.hasMap && (
        <div className={styles.view}>
          <ViewSwitch />
        </div>
      )}
    </div>
  )
}

function SortField({ hasMatches }: { hasMatches: boolean }) {
  const t = useTexts('search')
  const { kind, state, change } = useSearch()
  const sorts = sortsOf(kind, state).filter((sort) => hasMatches || sort !== 'match')
  if (sorts.length < 2) return null
  return (
    <SelectField
      label={t('sort.label')}
      hideLabel
      size="sm"
      // Without a match the server took the kind's first other order.
      value={sorts.includes(state.sort) ? state.sort : sorts[0]}
      onChange={(event) => change({ sort: event.target.value })}
      options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort as Sort}`) }))}
    />
  )
}

type Sort = 'match' | 'newest' | 'distance' | 'deadline' | 'name' | 'grade'

function ViewSwitch() {
  const t = useTexts('search')
  const { state, change } = useSearch()
  return (
    <Segmented
      label={t('view.label')}
      compact
      value={state.view}
      onChange={(view) => change({ view, page: state.page, cursor: state.cursor })}
      options={[
        { value: 'list', label: t('view.list'), icon: IconList },
        { value: 'map', label: t('view.map'), icon: IconMap2 },
      ]}
    />
  )
}
