import { paths } from '@tandem/contract/paths'
import type { NamedSavedSearch } from '@tandem/contract/saved-searches'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import { NoSearches } from './NoSearches.tsx'
import { SearchRow } from './SearchRow.tsx'

/** What goes on searching by itself, with what is new in it. */
export function SavedSearches({ searches }: { searches: NamedSavedSearch[] }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { type } = useSignedIn()
  if (searches.length === 0) return type === 'admin' ? null : <NoSearches type={type} />
  const all = type === 'company' ? paths.applicantSavedSearches() : paths.companySavedSearches()
  return (
    <DashboardCard
      title={t('searches.title')}
      aside={
        <TextLink strong to={to(all)}>
          {t('searches.all')}
        </TextLink>
      }
    >
      <ul>
        {searches.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
    </DashboardCard>
  )
}
