import { paths } from '@tandem/contract/paths'
import type { NamedSavedSearch } from '@tandem/contract/saved-searches'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
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

function NoSearches({ type }: { type: 'applicant' | 'company' }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { companyStatus } = useSignedIn()
  const applicants = paths[useApplicantSearchScreen()]()
  if (type === 'company' && companyStatus === 'suspended') return null
  if (type === 'company' && companyStatus !== 'confirmed') return <NotYetSearching />
  return (
    <DashboardCard title={t('searches.title')}>
      <Text muted>{t(`searches.none.${type}`)}</Text>
      <div>
        <ButtonLink to={to(type === 'company' ? applicants : paths.offers())}>
          {t(`searches.search.${type}`)}
        </ButtonLink>
      </div>
    </DashboardCard>
  )
}

/** Whoever still waits to be confirmed finds nobody, and has something better to do meanwhile. */
function NotYetSearching() {
  const t = useTexts('dashboard')
  const to = useTo()
  const mayEdit = useMayOpen()('companyProfile')
  return (
    <DashboardCard title={t('searches.title')}>
      <Text muted>
        {t('searches.none.unconfirmed')}
        {mayEdit && ` ${t('searches.meanwhile')}`}
      </Text>
      {mayEdit && (
        <div>
          <ButtonLink to={to(paths.companyProfile())}>{t('searches.fillProfile')}</ButtonLink>
        </div>
      )}
    </DashboardCard>
  )
}
