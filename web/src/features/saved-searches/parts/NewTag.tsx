import { useTexts } from '#lib/i18n/texts.ts'
import { Tag } from '#ui/marks/Tag.tsx'
import { useShownSavedSearch } from '../state/useShownSavedSearch.ts'

/** On a hit (offer, company, applicant) that the saved search on the screen has found since it was looked at last. */
export function NewTag({ id }: { id: string }) {
  const t = useTexts('savedSearches')
  const { newRecords } = useShownSavedSearch()
  return newRecords.includes(id) ? <Tag tone="theory">{t('newTag')}</Tag> : null
}
