import { type Application, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { Navigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { EditorMissing } from './EditorMissing.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

/** An application for an offer is written where it is sent; what was sent is written no more. */
export function EditorOrRedirect({ application }: { application: Application }) {
  const to = useTo()
  const { id, target, sentAt } = application
  const offerId = target?.offerId
  if (target && sentAt) return <Navigate to={to(paths.ownApplication({ applicationId: id }))} replace />
  if (offerId) return <Navigate to={to(paths.apply({ recordId: offerId }))} replace />
  if (target) return <Navigate to={to(paths.applyToCompany({ recordId: target.companyId }))} replace />
  if (application.type === applicationTypes.template) return <Navigate to={to(paths.template())} replace />
  if (application.type !== applicationTypes.profile || !application.can.edit) return <EditorMissing />
  return <ProfileEditor application={application} />
}
