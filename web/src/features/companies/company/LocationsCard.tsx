import type { Company } from '@tandem/contract/companies/profile'
import type { OfferSummary } from '@tandem/contract/offers'
import { useId, useMemo } from 'react'
import { PointsMap } from '#features/search/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './AsideCards.module.css'
import { type CompanyPlace, placesOf } from './places-of.ts'

type LocationsCardProps = { company: Company; offers: readonly OfferSummary[] | undefined }

/** The company's address and where its offers are; a pin leads to its line. */
export function LocationsCard({ company, offers }: LocationsCardProps) {
  const t = useTexts('companies')
  const base = useId()
  const { map } = useSettings().company
  const places = useMemo(() => placesOf(company, offers ?? []), [company, offers])
  const points = useMemo(
    () =>
      places.flatMap((place, index) =>
        place.point
          ? { ...place.point, id: place.id, mark: String(index + 1), town: place.town, name: lineOf(place) }
          : [],
      ),
    [places],
  )
  if (places.length === 0) return null
  return (
    <SectionCard title={<span className="h4">{t('company.where.title')}</span>}>
      {map.enable && offers && points.length > 0 && (
        <PointsMap
          label={t('company.where.map', { name: company.name })}
          points={points}
          ofCompany
          zoom={map.zoom}
          onOpen={({ id }) => document.getElementById(`${base}${id}`)?.focus()}
        />
      )}
      <ol className={styles.places}>
        {places.map((place, index) => (
          <li key={place.id} className={styles.place}>
            <span className={styles.mark} aria-hidden="true">
              {index + 1}
            </span>
            <div id={`${base}${place.id}`} tabIndex={-1} className={styles.words}>
              <Text strong>{lineOf(place)}</Text>
              <PlaceNote place={place} />
            </div>
            {place.point && (
              <TextLink strong href={routeTo(place.point)}>
                {t('company.where.route')}
                <VisuallyHidden>{`: ${lineOf(place)}`}</VisuallyHidden>
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

function PlaceNote({ place: { isHead, offers } }: { place: CompanyPlace }) {
  const t = useTexts('companies')
  const words = [
    isHead && t('company.where.head'),
    offers > 0 && t('company.where.offers', { count: offers }),
  ]
  return (
    <Text size="small" muted>
      {words.filter(Boolean).join(', ')}
    </Text>
  )
}

const lineOf = ({ street, zip, town }: CompanyPlace): string =>
  [street, [zip, town].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** The reader fills in the start there; nothing of it passes through us. */
const routeTo = ({ latitude, longitude }: NonNullable<CompanyPlace['point']>): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
