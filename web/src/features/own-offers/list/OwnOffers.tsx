import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { newOfferId } from '@tandem/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { useEditorPaths } from '../editor/editor-place.ts'
import { ownOffersQuery } from '../queries.ts'
import { WhyNotPublished } from '../WhyNotPublished.tsx'
import { CloseOffers } from './CloseOffers.tsx'
import { DemandBand } from './DemandBand.tsx'
import { OfferFilters } from './OfferFilters.tsx'
import { OfferTable } from './OfferTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { filterOffers, nothingFiltered, useListView } from './useListView.ts'
import { useOfferActions } from './useOfferActions.tsx'
import { useSelection } from './useSelection.ts'

/** The offers of the own company, in every state. */
export function OwnOffers() {
  const t = useTexts('ownOffers')
  const { data, error, refetch } = useQuery(ownOffersQuery(useLocale()))
  if (data) return <Loaded offers={data} />
  if (error) return <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
  return <SkeletonList label={t('list.loading')} tile={false} count={4} heights={[240, 96]} />
}

function Loaded({ offers }: { offers: OwnOfferSummary[] }) {
  const t = useTexts('ownOffers')
  const { status, text: textOfAddress, year, contact, change } = useListView()
  const [text, setText] = useTypedText(textOfAddress)
  const found = filterOffers(offers, { status, text, year, contact })
  const selection = useSelection(found)
  const actions = useOfferActions()

  function search(words: string) {
    setText(words)
    change({ text: words })
  }
  if (offers.length === 0) return <NoOffer />
  return (
    <Stack gap={5}>
      <WhyNotPublished />
      <DemandBand offers={offers} />
      {actions.report}
      <div>
        <OfferFilters offers={offers} text={text} onText={search} selection={selection} />
        <LiveRegion>
          {(status || text || year || contact) &&
            t('list.found', { count: found.length, total: offers.length })}
        </LiveRegion>
      </div>
      {found.length === 0 ? (
        <EmptyState
          art="no-meeting"
          title={t('list.nothingFound')}
          action={
            <Button
              onClick={() => {
                setText('')
                change(nothingFiltered)
              }}
            >
              {t('list.clear')}
            </Button>
          }
        >
          {t('list.nothingFoundText')}
        </EmptyState>
      ) : (
        <Stack gap={3}>
          <OfferTable offers={found} selection={selection} actions={actions} />
          <Text size="small" muted>
            {t('list.viewsNote')}
          </Text>
        </Stack>
      )}
      <SelectionBar offers={selection.chosen} actions={actions} onDone={selection.clear} />
      <CloseOffers offers={actions.closing} onClosed={actions.close} onClose={() => actions.close([])} />
    </Stack>
  )
}

function NoOffer() {
  const t = useTexts('ownOffers')
  const to = useTo()
  const editorPaths = useEditorPaths()
  return (
    <Stack gap={5}>
      <WhyNotPublished />
      <EmptyState
        art="waiting"
        title={t('list.empty')}
        action={
          <ButtonLink variant="primary" to={to(editorPaths.offer(newOfferId))}>
            {t('list.create')}
          </ButtonLink>
        }
      >
        {t('list.emptyText')}
      </EmptyState>
    </Stack>
  )
}
