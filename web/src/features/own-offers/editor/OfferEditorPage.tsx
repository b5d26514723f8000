import { paths } from '@tandem/contract/paths'
import { Navigate, useParams } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useSettings } from '#lib/settings.ts'
import { Page } from '#ui/layout/Page.tsx'
import { EditedOffer } from './EditedOffer.tsx'
import { useEditorPaths } from './editor-place.ts'

export function OfferEditorPage() {
  const to = useTo()
  const { offerId } = useParams()
  const editorPaths = useEditorPaths()
  const { offersEditableInline } = useSettings().company
  if (!offerId) return <Navigate to={to(paths.ownOffers())} replace />
  if (offersEditableInline) return <Navigate to={to(editorPaths.offer(offerId))} replace />
  return (
    <Page width="full">
      <EditedOffer offerId={offerId} />
    </Page>
  )
}
