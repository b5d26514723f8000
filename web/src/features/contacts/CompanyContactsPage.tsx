import { SearchProvider } from '#features/search/public.ts'
import { ContactsScreen } from './list/ContactsScreen.tsx'
import { sides } from './queries.ts'

/** Whom applicants can ask at the companies. */
export function CompanyContactsPage() {
  return (
    <SearchProvider kind={sides.company.kind}>
      <ContactsScreen side="company" />
    </SearchProvider>
  )
}
