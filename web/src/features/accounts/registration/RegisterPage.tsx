import { paths } from '@tandem/contract/paths'
import { Navigate, useParams } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Registration } from './Registration.tsx'

/** Without a type, or with one that does not exist, it begins with the choice. */
export function RegisterPage() {
  const to = useTo()
  const { type } = useParams()
  if (useAccount()) return <Navigate to={to(paths.dashboard())} replace />
  return <Registration type={type === 'bewerber' ? 'applicant' : type === 'unternehmen' ? 'company' : null} />
}
