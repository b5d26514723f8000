import type { Offer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { comparedOf, useCompared } from '#lib/navigation/useCompared.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { ComparisonPage } from '#ui/data/comparison/ComparisonPage.tsx'
import { ComparisonTable } from '#ui/data/comparison/ComparisonTable.tsx'
import { ApplyAction } from '../offer/head/ApplyAction.tsx'
import { offerQuery } from '../queries.ts'
import styles from './Compare.module.css'
import { useChosenOffers } from './chosen-offers.ts'
import { useOfferGroups } from './useOfferGroups.tsx'

type OfferComparisonProps = {
  ids: string[]
  /** Where the distances are from, beside the places of the own profile: the places searched. */
  placeIds: string[]
}

/** Two to four offers beside each other. */
export function OfferComparison({ ids, placeIds }: OfferComparisonProps) {
  const t = useTexts('offers')
  const to = useTo()
  const locale = useLocale()
  const { searchOf } = useCompared()
  const [said, setSaid] = useState('')
  const remove = useRemove(ids, setSaid)
  const answers = useQueries({ queries: ids.map((id) => offerQuery(id, locale)) })
  const { found, missing, ...state } = comparedOf(ids, answers)
  useDropMissing(missing)
  const title = state.isEnough ? t('compare.title', { count: found.length }) : t('compare.action')
  usePageTitle(title)
  return (
    <ComparisonPage
      {...state}
      title={title}
      back={{ to: { pathname: to(paths.offers()), search: searchOf(null) }, label: t('compare.back') }}
      words={{
        loading: t('compare.loading'),
        differences: t('compare.differences'),
        print: t('compare.print'),
        tooFew: t('compare.tooFew'),
        tooFewText: t('compare.tooFewText'),
      }}
      missing={missing.length > 0 ? t('compare.missing', { count: missing.length }) : null}
      said={said}
    >
      {(onlyDifferences) => (
        <Compared offers={found} placeIds={placeIds} onlyDifferences={onlyDifferences} onRemove={remove} />
      )}
    </ComparisonPage>
  )
}

function useRemove(ids: readonly string[], say: (words: string) => void) {
  const t = useTexts('offers')
  const navigate = useNavigate()
  const { searchOf } = useCompared()
  const { drop } = useChosenOffers()
  return ({ id, title }: Offer) => {
    drop([id])
    void navigate({ search: searchOf(ids.filter((each) => each !== id)) }, { replace: true })
    say(t('compare.removed', { title }))
    // The button goes with its column.
    focusPageHeading()
  }
}

/** What is gone takes no place among the chosen ones. */
function useDropMissing(missing: readonly string[]) {
  const { ids, drop } = useChosenOffers()
  const gone = missing.filter((id) => ids.includes(id))
  useEffect(() => {
    if (gone.length > 0) drop(gone)
  })
}

type ComparedProps = {
  offers: Offer[]
  placeIds: string[]
  onlyDifferences: boolean
  onRemove: (offer: Offer) => void
}

function Compared({ offers, placeIds, onlyDifferences, onRemove }: ComparedProps) {
  const t = useTexts('offers')
  const to = useTo()
  const { list } = useFormats()
  return (
    <ComparisonTable
      label={t('compare.table')}
      words={{
        rowHeads: t('compare.what'),
        legend: t('compare.legend'),
        standsOut: t('compare.standsOut'),
        same: (labels) => t('compare.same', { rows: list(labels) }),
      }}
      columns={offers.map((offer) => ({
        key: offer.id,
        title: (
          <>
            <TextLink to={to(paths.offer({ offerId: offer.id }))}>
              <span lang={offer.titleLanguage}>{offer.title}</span>
            </TextLink>
            <span className={styles.company}>{offer.company.name}</span>
          </>
        ),
        actions: <ApplyAction offer={offer} size="sm" />,
        removeLabel: t('compare.remove', {
          title: t('offer.title', { title: offer.title, company: offer.company.name }),
        }),
        onRemove: () => onRemove(offer),
      }))}
      groups={useOfferGroups(offers, placeIds)}
      onlyDifferences={onlyDifferences}
    />
  )
}
