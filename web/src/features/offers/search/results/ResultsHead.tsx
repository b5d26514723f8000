import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FilterSheet } from '../filters/FilterSheet.tsx'
import type { OfferSort } from '../offer-search.ts'
import { useOfferSearch } from '../useOfferSearch.ts'
import { resultsHeadingId } from './focus-results.ts'
import styles from './Results.module.css'

/** `found` is undefined while it is counted. */
export function ResultsHead({ found }: { found: number | undefined }) {
  const t = useTexts('offers')
  const { number } = useFormats()
  return (
    <div className={styles.head}>
      <div role="status">
        <h2 id={resultsHeadingId} className="h3" tabIndex={-1}>
          {found === undefined
            ? t('results.title')
            : t('results.count', { count: found, number: number(found) })}
        </h2>
      </div>
      <div className={styles.tools}>
        <FilterSheet found={found} />
        <SortField />
      </div>
    </div>
  )
}

function SortField() {
  const t = useTexts('offers')
  const { search, change } = useOfferSearch()
  const sorts: OfferSort[] = search.place ? ['newest', 'distance', 'deadline'] : ['newest', 'deadline']
  return (
    <SelectField
      label={t('sort.label')}
      hideLabel
      size="sm"
      value={search.sort}
      onChange={(event) => {
        const sort = sorts.find((each) => each === event.target.value)
        if (sort) change({ sort })
      }}
      options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
    />
  )
}
