import type { Offer } from '@tandem/contract/offers'
import { townsOf } from '#features/offers/towns-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import styles from './OfferHead.module.css'

/** The five things one asks first, and until when one can apply. */
export function OfferNumbers({ offer }: { offer: Offer }) {
  const t = useTexts('offers')
  const { day, list, kilometres } = useFormats()
  const startOf = useStartWords()
  const { freePlaces, locations, company, institutionLocation, studyInterest, deadline } = offer
  const towns = townsOf(locations)
  // Of several towns the distance would not say to which.
  const away = towns.length === 1 ? nearestOf(locations) : null
  const isStudy = useOfferType() === 'studies'
  return (
    <div className={styles.numbers}>
      <DefinitionList columns="facts">
        <Definition term={t('facts.places')}>
          {freePlaces > 0 ? freePlaces : t('facts.taken')}
          <Places offer={offer} />
        </Definition>
        <Definition term={t('facts.start')}>{startOf(offer)}</Definition>
        <Definition term={t('facts.where')}>
          {list(towns.length > 0 ? towns : [company.town])}
          {away !== null && (
            <span className={styles.aside}>{t('facts.fromYou', { distance: kilometres(away) })}</span>
          )}
        </Definition>
        {isStudy && institutionLocation && (
          <Definition term={t('facts.institution')}>{institutionLocation.name}</Definition>
        )}
        {isStudy && studyInterest && (
          <Definition term={t('facts.degree')}>
            {degrees[studyInterest.degree] ?? studyInterest.degree}
          </Definition>
        )}
        {deadline && <Definition term={t('facts.deadline')}>{day(deadline)}</Definition>}
      </DefinitionList>
    </div>
  )
}

function nearestOf(locations: Offer['locations']): number | null {
  const distances = locations.flatMap(({ distance }) => distance ?? [])
  return distances.length > 0 ? Math.min(...distances) : null
}

/** "2 für 2026, 1 für 2027"; a single year says it all in its start. */
function Places({ offer: { years } }: { offer: Offer }) {
  const t = useTexts('offers')
  const open = years.filter(({ free }) => free > 0)
  if (years.length < 2 || open.length === 0) return null
  return (
    <span className={styles.aside}>
      {open.map(({ year, free }) => t('facts.freeInYear', { count: free, year })).join(', ')}
    </span>
  )
}

/** "1. Oktober 2026 oder 2027" */
export function useStartWords(): (offer: Pick<Offer, 'startDate' | 'years'>) => string {
  const { day, either } = useFormats()
  return ({ startDate, years }) => {
    const [first = '', ...later] = years.map(({ year }) => String(year))
    const firstDay = startDate?.startsWith(first) ? day(startDate) : first
    return either([firstDay, ...later])
  }
}

/** Academic degrees are called the same in both languages. */
const degrees: Record<string, string> = {
  'B.A.': 'Bachelor of Arts',
  'B.Sc.': 'Bachelor of Science',
  'B.Eng.': 'Bachelor of Engineering',
}
