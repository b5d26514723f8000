import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ChipGroup, ChipRemove } from '#ui/fields/choice/Chip.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { focusResults } from '../results/focus/focus-results.ts'
import { useSearch } from '../state/useSearch.ts'
import styles from './ActiveFilters.module.css'
import { useFilterWords } from './useFilterWords.ts'

export function ActiveFilters() {
  const t = useTexts('search')
  const { kind, state, clear, without } = useSearch()
  const words = useFilterWords(state, kind.key)
  const narrow = useMedia('(width < 48em)')
  if (words.length === 0) return null

  /** The button that was pressed goes with its filter, so the focus needs a new place. */
  function remove(filters: () => void) {
    filters()
    focusResults()
  }
  return (
    <ChipGroup label={t('active.label')} scroll={narrow}>
      {words.map(({ filter, value, label }) => (
        <ChipRemove
          key={`${filter} ${value}`}
          label={t('active.remove', { name: label })}
          onRemove={() => remove(() => without(filter, value))}
        >
          {label}
        </ChipRemove>
      ))}
      <Button variant="text" size="sm" className={styles.all} onClick={() => remove(clear)}>
        {t('active.removeAll')}
      </Button>
    </ChipGroup>
  )
}
