import { IconPlus } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { newOfferId } from '@tandem/contract/screens'
import { Navigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { ExportOffers } from './csv/ExportOffers.tsx'
import { ImportOffers } from './csv/ImportOffers.tsx'
import { useEditorPaths } from './editor/editor-place.ts'
import { OwnOffers } from './list/OwnOffers.tsx'

export function OwnOffersPage() {
  const t = useTexts('ownOffers')
  const to = useTo()
  const { offersEditableInline } = useSettings().company
  // The list then stands in the company's profile.
  if (offersEditableInline) return <Navigate to={to(paths.companyProfile({ hash: 'angebote' }))} replace />
  return (
    <Page width="wide">
      <PageHead title={t('list.title')} lead={t('list.lead')} actions={<ListActions />} />
      <OwnOffers />
    </Page>
  )
}

/** The same within the company's profile. */
export function InlineOffers() {
  const t = useTexts('ownOffers')
  return (
    <section id="angebote">
      <Stack gap={5}>
        <Row wrap justify="between">
          <h2 tabIndex={-1}>{t('list.title')}</h2>
          <Row wrap>
            <ListActions />
          </Row>
        </Row>
        <OwnOffers />
      </Stack>
    </section>
  )
}

function ListActions() {
  const t = useTexts('ownOffers')
  const to = useTo()
  const { offer } = useEditorPaths()
  return (
    <>
      <ImportOffers />
      <ExportOffers />
      <ButtonLink variant="primary" icon={IconPlus} to={to(offer(newOfferId))}>
        {t('list.create')}
      </ButtonLink>
    </>
  )
}
