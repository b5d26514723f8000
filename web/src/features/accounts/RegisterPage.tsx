import { Navigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { paths } from '#lib/paths.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Registration } from './registration/Registration.tsx'

export function RegisterPage() {
  const to = useTo()
  if (useAccount()) return <Navigate to={to(paths.dashboard())} replace />
  return <Registration />
}
