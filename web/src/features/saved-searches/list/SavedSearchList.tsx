import { Stack } from '#ui/layout/Stack.tsx'
import type { SavedSearch } from '../state/saved-search.ts'
import { MailsOff } from './MailsOff.tsx'
import { SavedSearchCard } from './SavedSearchCard.tsx'

export function SavedSearchList({ all }: { all: SavedSearch[] }) {
  // The card goes with what is deleted, so the focus needs a new place.
  const focusTitle = () => document.querySelector<HTMLElement>('main h1')?.focus()
  return (
    <Stack gap={4}>
      <MailsOff all={all} />
      <Stack as="ul" gap={3}>
        {all.map((saved) => (
          <SavedSearchCard key={saved.id} saved={saved} onRemoved={focusTitle} />
        ))}
      </Stack>
    </Stack>
  )
}
