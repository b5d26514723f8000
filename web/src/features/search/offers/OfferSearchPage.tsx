import { paths } from '@tandem/contract/paths'
import type { Suggestion } from '@tandem/contract/search'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CompareBar, OfferComparison } from '#features/offers/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useCompared, useFocusOnComparison } from '#lib/navigation/useCompared.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { storeSearch } from '#lib/storage/search-storage.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SearchBand } from '../frame/band/SearchBand.tsx'
import { SearchColumns } from '../frame/layout/SearchColumns.tsx'
import { SearchProvider } from '../frame/state/SearchProvider.tsx'
import { offerKind } from '../frame/state/search-kinds.ts'
import { useSearchSlots } from '../frame/state/search-slots.ts'
import type { SearchKind } from '../frame/state/search-state.ts'
import { useAllowedKind } from '../frame/state/useAllowedKind.ts'
import { useSearch } from '../frame/state/useSearch.ts'
import { OfferFilters } from './filters/OfferFilters.tsx'
import { OfferResults } from './OfferResults.tsx'

export function OfferSearchPage() {
  const { search } = useLocation()
  const kind = useAllowedKind(offerKind)
  const { ids } = useCompared()
  useFocusOnComparison(ids !== null)
  // With what is compared: whoever opens an offer from there comes back to it.
  useEffect(() => storeSearch('offers', search), [search])
  if (ids) {
    return (
      <SearchProvider kind={kind}>
        <ComparedOffers ids={ids} />
      </SearchProvider>
    )
  }
  return (
    <Page width="full">
      <SearchProvider kind={kind}>
        <OfferSearch kind={kind} />
      </SearchProvider>
      <CompareBar />
    </Page>
  )
}

/** How far they are is said of the places that are searched. */
function ComparedOffers({ ids }: { ids: string[] }) {
  const { place } = useSearch().state
  return <OfferComparison ids={ids} placeIds={place.map(({ id }) => id)} />
}

function OfferSearch({ kind }: { kind: SearchKind<'offers'> }) {
  const t = useTexts('offerSearch')
  const { belowFields } = useSearchSlots()
  const openSuggestion = useOpenSuggestion()
  const isStudy = useOfferType() === 'studies'
  const what = t(isStudy ? 'what' : 'whatJob')
  return (
    <>
      <SearchBand
        title={t('title')}
        label={what}
        placeholder={what}
        suggest={isStudy ? ['studyInterest', 'company', 'place', 'offer'] : ['company', 'place', 'offer']}
        onSuggestion={openSuggestion}
      >
        {belowFields}
      </SearchBand>
      <SearchColumns kind={kind} filters={<OfferFilters />}>
        <OfferResults kind={kind} />
      </SearchColumns>
    </>
  )
}

/** A company opens its offers, an offer its page. */
function useOpenSuggestion() {
  const to = useTo()
  const navigate = useNavigate()
  const { change } = useSearch()
  return ({ kind, id }: Suggestion): boolean => {
    if (kind === 'offer') void navigate(to(paths.offer({ offerId: id })))
    if (kind === 'company') change({ text: '', company: id })
    return kind === 'offer' || kind === 'company'
  }
}
