import { standardSortOf } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useOwnOffers } from './useOwnOffer.ts'

/** Which own offer the matches are with; absent without one, and without matches. Choosing one puts the best first. */
export function OfferSelect() {
  const t = useTexts('applicantSearch')
  const { kind, state, change } = useSearch()
  const offers = useOwnOffers()
  if (offers.length === 0) return null

  function compareWith(offer: string) {
    const none = { ...state, offer: null }
    change(offer ? { offer, sort: 'match' } : { offer: null, sort: standardSortOf(kind, none) })
  }
  return (
    <SelectField
      size="sm"
      label={t('offer.label')}
      hint={state.offer ? undefined : t('offer.hint')}
      value={state.offer ?? ''}
      onChange={({ target }) => compareWith(target.value)}
      placeholder={t('offer.none')}
      options={offers.map(({ id, title, locations: [first] }) => ({
        value: id,
        label: first ? `${title}, ${first.town}` : title,
      }))}
    />
  )
}
