import {
  IconAdjustmentsHorizontal,
  IconDots,
  IconMail,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import type { MenuItem } from '#ui/overlay/MenuEntry.tsx'
import { EditSavedSearch } from '../edit/EditSavedSearch.tsx'
import type { SavedSearch } from '../state/saved-search.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { RemoveSavedSearch } from './RemoveSavedSearch.tsx'

type SavedSearchMenuProps = {
  saved: SavedSearch
  paused: boolean
  onPause: (paused: boolean) => void
  onRemoved: () => void
}

export function SavedSearchMenu({ saved, paused, onPause, onRemoved }: SavedSearchMenuProps) {
  const t = useTexts('savedSearches')
  const [asked, setAsked] = useState<'edit' | 'preview' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const items: (MenuItem | false)[] = [
    saved.can.edit && {
      key: 'edit',
      label: t('card.edit'),
      icon: IconAdjustmentsHorizontal,
      onSelect: () => setAsked('edit'),
    },
    saved.can.edit && {
      key: 'pause',
      label: t(paused ? 'card.resume' : 'card.pause'),
      icon: paused ? IconPlayerPlay : IconPlayerPause,
      onSelect: () => onPause(!paused),
    },
    { key: 'preview', label: t('card.preview'), icon: IconMail, onSelect: () => setAsked('preview') },
    saved.can.delete && {
      key: 'remove',
      label: t('card.remove'),
      icon: IconTrash,
      danger: true,
      onSelect: () => setAsked('remove'),
    },
  ]
  function removed() {
    flushSync(close)
    onRemoved()
  }
  return (
    <>
      <Menu
        label={t('card.moreOf', { name: saved.name })}
        trigger={(props) => (
          <IconButton {...props} icon={IconDots} label={t('card.moreOf', { name: saved.name })} />
        )}
        items={items.filter((item) => item !== false)}
      />
      {asked === 'edit' && <EditSavedSearch saved={saved} onClose={close} />}
      {asked === 'preview' && <PreviewDialog saved={saved} onClose={close} />}
      {asked === 'remove' && <RemoveSavedSearch saved={saved} onClose={close} onRemoved={removed} />}
    </>
  )
}
