import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ChipGroup, ChipRemove } from '#ui/choice/Chip.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { noFilters, type OfferSearch } from '../offer-search.ts'
import { focusResults } from '../results/focus-results.ts'
import { useOfferSearch } from '../useOfferSearch.ts'
import { useActiveFilters } from './useActiveFilters.ts'

export function ActiveFilters() {
  const t = useTexts('offers')
  const { change } = useOfferSearch()
  const filters = useActiveFilters()
  const narrow = useMedia('(width < 48em)')
  if (filters.length === 0) return null

  /** The button that was pressed goes with its filter, so the focus needs a new place. */
  function remove(part: Partial<OfferSearch>) {
    change(part)
    focusResults()
  }
  return (
    <ChipGroup label={t('filters.active')} scroll={narrow}>
      {filters.map(({ key, label, without }) => (
        <ChipRemove key={key} label={t('filters.remove', { name: label })} onRemove={() => remove(without)}>
          {label}
        </ChipRemove>
      ))}
      <Button variant="text" size="sm" onClick={() => remove(noFilters)}>
        {t('filters.removeAll')}
      </Button>
    </ChipGroup>
  )
}
