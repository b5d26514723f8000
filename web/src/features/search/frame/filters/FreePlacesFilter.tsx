import { useTexts } from '#lib/i18n/texts.ts'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { useSearch } from '../state/useSearch.ts'

/** Asked the other way round: what is full shows unless one turns it off. */
export function FreePlacesFilter() {
  const t = useTexts('search')
  const { state, change } = useSearch()
  return (
    <Switch label={t('filters.taken')} checked={!state.free} onChange={() => change({ free: !state.free })} />
  )
}
