import { use } from 'react'
import { type Search, SearchContext } from './search-context.ts'

export function useSearch(): Search {
  const search = use(SearchContext)
  if (!search) throw new Error('A search needs its SearchProvider')
  return search
}
