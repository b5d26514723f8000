import { IconArmchair, IconCalendar, IconMapPin } from '@tabler/icons-react'
import type { OfferSummary } from '@tandem/contract/offers'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Fact, Facts as FactList } from '#ui/data/Facts.tsx'
import { townsOf } from './towns-of.ts'

type Facts = Pick<OfferSummary, 'years' | 'freePlaces' | 'locations' | 'company'> &
  Partial<Pick<OfferSummary, 'distance'>>

/** Where, and once it is said, when and how many places. */
export function OfferFacts({ offer }: { offer: Facts }) {
  const t = useTexts('offers')
  const { years, freePlaces } = offer
  return (
    <FactList>
      <Fact icon={IconMapPin} label={t('facts.where')}>
        {useWhere(offer)}
      </Fact>
      {years.length > 0 && (
        <>
          <Fact icon={IconCalendar} label={t('facts.start')}>
            {years.map(({ year }) => year).join(', ')}
          </Fact>
          <Fact
            icon={IconArmchair}
            label={t('facts.places')}
            strong={freePlaces > 0}
            muted={freePlaces === 0}
          >
            {freePlaces > 0 ? t('facts.free', { count: freePlaces }) : t('facts.taken')}
          </Fact>
        </>
      )}
    </FactList>
  )
}

function useWhere({ locations, company, distance = null }: Facts): string {
  const t = useTexts('offers')
  const { kilometres } = useFormats()
  const [nearest = company.town, ...more] = townsOf(locations)
  // The distance is to the town that it stands with.
  const town =
    distance === null ? nearest : t('facts.atDistance', { town: nearest, distance: kilometres(distance) })
  return more.length > 0 ? t('facts.moreTowns', { town, count: more.length }) : town
}
