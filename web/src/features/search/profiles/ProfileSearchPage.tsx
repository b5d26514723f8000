import { useSignedIn } from '#lib/session/session-store.ts'
import { SearchProvider } from '../frame/state/SearchProvider.tsx'
import { CompanyUnderReview } from './CompanyUnderReview.tsx'
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
