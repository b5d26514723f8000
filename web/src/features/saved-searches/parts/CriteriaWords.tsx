import { Fragment } from 'react'
import { useFilterWords } from '#features/search/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import { type Criteria, filtersOf } from '../state/saved-search-filters.ts'
import styles from './CriteriaWords.module.css'

/** All that a search asks for, in one line; none of a few words breaks. */
export function CriteriaWords({ criteria }: { criteria: Criteria }) {
  const t = useTexts('savedSearches')
  const words = useFilterWords(filtersOf(criteria), criteria.kind)
  const labels = words.length > 0 ? words.map(({ label }) => label) : [t(`everything.${criteria.kind}`)]
  return (
    <Text size="small" muted>
      {labels.map((label, index) => (
        <Fragment key={label}>
          {index > 0 && ' · '}
          <span className={styles.word}>{label}</span>
        </Fragment>
      ))}
    </Text>
  )
}
