import { IconBell, IconBellPlus } from '@tabler/icons-react'
import { savedSearchPath } from '@tandem/contract/paths'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearch } from '#features/search/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { useMaySave } from '../state/queries.ts'
import { groupOfSearch } from '../state/saved-search-filters.ts'
import { useShownSavedSearch } from '../state/useShownSavedSearch.ts'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'

/** Saves the search on the screen; where it is saved already, leads to it. */
export function SaveSearchButton() {
  const t = useTexts('savedSearches')
  const to = useTo()
  const { kind } = useSearch()
  const maySave = useMaySave(groupOfSearch(kind.key))
  const { open } = useShownSavedSearch()
  const [asking, setAsking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  if (!maySave) return null
  function saved() {
    // The focus would go back to the button, which is a link now.
    flushSync(() => setAsking(false))
    frame.current?.querySelector('a')?.focus()
  }
  return (
    <div ref={frame}>
      {open ? (
        <ButtonLink icon={IconBell} to={to(savedSearchPath(open))}>
          {t('save.toSaved')}
        </ButtonLink>
      ) : (
        <Button icon={IconBellPlus} onClick={() => setAsking(true)}>
          {t('save.openApplicants')}
        </Button>
      )}
      {asking && <SaveSearchDialog interval="daily" onClose={() => setAsking(false)} onSaved={saved} />}
    </div>
  )
}
