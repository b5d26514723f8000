import { createContext, type ReactNode, use } from 'react'

/** Where another feature may put something into a search. The app says what; here nobody knows it. */
export type SearchSlots = {
  /** Beside the title of the applicants' search. */
  headAction?: ReactNode
  /** Below the fields that are always on the screen. */
  belowFields?: ReactNode
  /** After the third result, and below the words that there is none. */
  amongResults?: ReactNode
  /** Beside the name of a result (offer, company, profile). */
  resultTag?: (id: string) => ReactNode
}

export const SearchSlotsContext = createContext<SearchSlots>({})

export const useSearchSlots = (): SearchSlots => use(SearchSlotsContext)
