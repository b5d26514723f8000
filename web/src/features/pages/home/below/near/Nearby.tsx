import type { ContactLocation } from '@tandem/contract/pages/contact'
import { paths } from '@tandem/contract/paths'
import type { OfferOverview } from '@tandem/contract/search/quick-search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { contactQuery } from '#features/pages/contact/queries.ts'
import { overviewQuery } from '#features/pages/home/quick/quick-query.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSettings } from '#lib/settings.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { AreaList } from './AreaList.tsx'
import { MapInView } from './MapInView.tsx'
import styles from './Nearby.module.css'
import { type NearbyView, pointsOf } from './points-of.ts'

/** What is near: offers and companies by area, and the university's locations; in words, and beside them on a map. */
export function Nearby() {
  const t = useTexts('homeBelow')
  const locale = useLocale()
  const { company } = useSettings()
  const overview = useQuery(overviewQuery(locale)).data
  const locations = useQuery(contactQuery(locale)).data?.locations ?? []
  const [chosen, setChosen] = useState<NearbyView>('offers')
  const views = viewsOf(overview, { hasLocations: locations.length > 0, hasMap: company.map.enable })
  const view = views.includes(chosen) ? chosen : views[0]
  if (!view) return null
  const points = pointsOf(view, overview?.areas ?? [], locations)
  return (
    <Container>
      <section className={styles.nearby} aria-labelledby="nearby">
        <div className={styles.head}>
          <h2 id="nearby" className="h1">
            {t('near.title')}
          </h2>
          <Lead overview={overview} />
          {views.length > 1 && (
            <Segmented
              label={t('near.show')}
              options={views.map((value) => ({ value, label: t(`near.views.${value}`) }))}
              value={view}
              onChange={setChosen}
            />
          )}
        </div>
        <div className={styles.columns}>
          {view === 'campuses' ? (
            <CampusList locations={locations} />
          ) : (
            <AreaList view={view} areas={overview?.areas ?? []} />
          )}
          <MapInView key={view} view={view} points={points} />
        </div>
        <ToOffers />
      </section>
    </Container>
  )
}

/** On a system without offers only the locations; without either nothing. */
const viewsOf = (
  overview: OfferOverview | undefined,
  { hasLocations, hasMap }: { hasLocations: boolean; hasMap: boolean },
): NearbyView[] => [
  ...(overview && overview.areas.length > 0
    ? hasMap
      ? (['offers', 'companies'] as const)
      : (['offers'] as const)
    : []),
  ...(hasLocations ? (['campuses'] as const) : []),
]

function Lead({ overview }: { overview: OfferOverview | undefined }) {
  const t = useTexts('homeBelow')
  const { number } = useFormats()
  if (!overview || overview.offers === 0) return <Text size="lead">{t('near.leadEmpty')}</Text>
  const { offers, freePlaces } = overview
  return (
    <Text size="lead">
      {t('near.lead', { count: offers, number: number(offers), places: number(freePlaces) })}
    </Text>
  )
}

/** Where visitors read the offers, to all of them. */
function ToOffers() {
  const t = useTexts('homeBelow')
  const to = useTo()
  const mayOpen = useMayOpen()
  const { enable } = useSettings().company.map
  if (!mayOpen('offers')) return null
  return (
    <div>
      <ButtonLink to={to(paths.offers(enable ? { search: { view: 'map' } } : {}))}>
        {t('near.all')}
      </ButtonLink>
    </div>
  )
}

function CampusList({ locations }: { locations: readonly ContactLocation[] }) {
  const to = useTo()
  return (
    <ol className={styles.list}>
      {locations.map(({ id, name, town }, index) => (
        <li key={id} className={styles.area}>
          <Link to={to(paths.contactLocation({ locationId: id }))}>{`${index + 1}. ${name}`}</Link>
          <span className={styles.courses}>{town}</span>
        </li>
      ))}
    </ol>
  )
}
