import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { isFiltered, noFilters, type OfferSearch } from '../offer-search.ts'
import { useOfferSearch } from '../useOfferSearch.ts'
import { useRadii } from '../useRadii.ts'
import { focusResults } from './focus-results.ts'

/** Says what would help: a wider circle, or fewer filters. Single filters go by the chips above. */
export function NoResults() {
  const t = useTexts('offers')
  const { kilometres } = useFormats()
  const { search, change } = useOfferSearch()
  const wider = useRadii(search.radius).find(({ radius }) => search.place && radius > search.radius)
  if (!isFiltered(search)) {
    return (
      <EmptyState art="no-meeting" title={t('results.noneTitle')} level={3}>
        {t('results.noneText')}
      </EmptyState>
    )
  }
  function relax(part: Partial<OfferSearch>) {
    change(part)
    focusResults()
  }
  return (
    <EmptyState
      art="no-meeting"
      title={t('results.emptyTitle')}
      level={3}
      action={
        <>
          {wider && (
            <Button variant="primary" onClick={() => relax({ radius: wider.radius })}>
              {t('results.widen', { distance: kilometres(wider.radius) })}
            </Button>
          )}
          <Button onClick={() => relax(noFilters)}>{t('filters.removeAll')}</Button>
        </>
      }
    >
      {t('results.emptyText')}
    </EmptyState>
  )
}
