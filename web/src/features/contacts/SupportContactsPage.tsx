import { SearchProvider } from '#features/search/public.ts'
import { ContactsScreen } from './list/ContactsScreen.tsx'
import { sides } from './queries.ts'

/** Whom everyone can ask at the university's locations. */
export function SupportContactsPage() {
  return (
    <SearchProvider kind={sides.support.kind}>
      <ContactsScreen side="support" />
    </SearchProvider>
  )
}
