import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { useSearch } from '../state/useSearch.ts'

/** Leaves out what is on the reader's watch list. */
export function HideBookmarkedFilter() {
  const t = useTexts('search')
  const { state, change } = useSearch()
  const account = useAccount()
  // A visitor has none.
  if (!account) return null
  return (
    <Switch
      label={t('filters.unmarked')}
      checked={state.unmarked}
      onChange={() => change({ unmarked: !state.unmarked })}
    />
  )
}
