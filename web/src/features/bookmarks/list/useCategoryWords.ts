import type { BookmarkCategory } from '@tandem/contract/bookmarks'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'

/** An applicant speaks for themselves, a company sorts. */
export function useCategoryWords(): (category: BookmarkCategory) => string {
  const t = useTexts('bookmarks')
  const isApplicant = useAccount()?.type === 'applicant'
  return (category) => t(isApplicant ? `category.${category}` : `categoryTeam.${category}`)
}
