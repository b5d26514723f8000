import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { SearchProvider } from '../frame/state/SearchProvider.tsx'
import { ProfileSearch } from './ProfileSearch.tsx'
import type { ProfileKind } from './queries.ts'

/** Whoever still waits to be confirmed finds nobody, and is told so. */
export function ProfileSearchPage({ kind }: { kind: ProfileKind }) {
  const { type, companyStatus } = useSignedIn()
  if (type === 'company' && companyStatus !== 'confirmed') return <CompanyUnderReview />
  return (
    <SearchProvider kind={kind}>
      <ProfileSearch kind={kind} />
    </SearchProvider>
  )
}

function CompanyUnderReview() {
  const t = useTexts('applicantSearch')
  const to = useTo()
  const state = useSignedIn().companyStatus === 'suspended' ? 'suspended' : 'pending'
  return (
    <Page>
      <PageHead title={t('title')} />
      <EmptyState
        art="waiting"
        title={t(`${state}.title`)}
        action={<ButtonLink to={to(paths.dashboard())}>{t('pending.action')}</ButtonLink>}
      >
        {t(`${state}.text`)}
      </EmptyState>
    </Page>
  )
}
