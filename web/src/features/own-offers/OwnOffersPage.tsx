import { IconPlus } from '@tabler/icons-react'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import { newOfferId } from '@tandem/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { ExportOffers } from './csv/ExportOffers.tsx'
import { ImportOffers } from './csv/ImportOffers.tsx'
import { useEditorPaths } from './editor/editor-place.ts'
import { useFirstStudyYear } from './list/DemandBand.tsx'
import { OwnOffers } from './list/OwnOffers.tsx'
import { ownOffersQuery } from './queries.ts'

export function OwnOffersPage() {
  const to = useTo()
  const { offersEditableInline } = useSettings().company
  // The list then stands in the company's profile.
  if (offersEditableInline) return <Navigate to={to(paths.companyProfile({ hash: 'angebote' }))} replace />
  return <ListPage />
}

function ListPage() {
  const t = useTexts('ownOffers')
  return (
    <Page width="wide">
      <PageHead title={t('list.title')} lead={useLead()} actions={<ListActions />} />
      <OwnOffers />
    </Page>
  )
}

/** What is free and what runs; what the list holds, while there is nothing of that. */
function useLead(): string {
  const t = useTexts('ownOffers')
  const first = useFirstStudyYear()
  const { data: offers = [] } = useQuery(ownOffersQuery(useLocale()))
  const published = offers.filter(({ status }) => status === 'published')
  if (published.length === 0) return t('list.lead')
  const free = published.map((offer) => freeFrom(first, offer)).filter((places) => places > 0)
  const count = sum(free)
  const running = sum(offers.map(({ applications }) => applications.open))
  const places =
    count === 0
      ? t('list.summary.none')
      : `${t('list.summary.free', { count })} ${t('list.summary.inOffers', { count: free.length })}`
  return `${places}, ${t('list.summary.running', { count: running })}`
}

const freeFrom = (first: number, { years }: OwnOfferSummary): number =>
  sum(years.filter(({ year }) => year >= first).map(({ total, taken }) => total - taken))

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

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
