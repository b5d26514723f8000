import type { ComponentType } from 'react'
import { type SearchSlots, SearchSlotsContext } from '#features/search/public.ts'
import { NewTag } from './parts/NewTag.tsx'
import { SavedSearchChips } from './save/SavedSearchChips.tsx'
import { SaveSearchBar } from './save/SaveSearchBar.tsx'
import { SaveSearchButton } from './save/SaveSearchButton.tsx'

const slots: SearchSlots = {
  headAction: <SaveSearchButton />,
  belowFields: <SavedSearchChips />,
  amongResults: <SaveSearchBar />,
  resultTag: (id) => <NewTag id={id} />,
}

/** The page of a search, with the saved searches in the places that it has for others. */
export const withSavedSearches = (SearchPage: ComponentType): ComponentType =>
  function SearchPageWithSavedSearches() {
    return (
      <SearchSlotsContext value={slots}>
        <SearchPage />
      </SearchSlotsContext>
    )
  }
