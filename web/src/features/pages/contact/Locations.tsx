import { IconChevronRight, IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { CallOutput } from '@tandem/contract/endpoint'
import type { ContactLocation, getContactDetails } from '@tandem/contract/pages/contact'
import { Link, useNavigate } from 'react-router'
import { PointsMap } from '#features/search/public.ts'
import { phoneLink } from '#lib/format/phone-link.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { LocationPersons } from './LocationPersons.tsx'
import styles from './Locations.module.css'
import { lineOf, locationPath, routeTo, streetsAround } from './location-words.ts'

type ContactDetails = CallOutput<(typeof getContactDetails)['output']>

type LocationsProps = {
  contact: Pick<ContactDetails, 'locations' | 'address'>
  chosenId: string | undefined
}

/** All of them in words, beside that on the map, and the people of the one that is chosen. */
export function Locations({ contact: { locations, address }, chosenId }: LocationsProps) {
  const t = useTexts('pages')
  const to = useTo()
  const navigate = useNavigate()
  const { zoom, centre } = useSettings().contact.map
  const points = usePoints(locations, address)
  const only = locations.length === 1 ? locations[0] : undefined
  const chosen = locations.find(({ id }) => id === chosenId) ?? only
  if (points.length === 0) return null
  return (
    <>
      <section aria-labelledby="locations" className={styles.section}>
        <h2 id="locations">{t('contact.locations.title')}</h2>
        <Text muted>{t('contact.locations.lead')}</Text>
        <Card flush className={styles.frame}>
          {locations.length > 0 && <LocationList locations={locations} chosen={chosen} />}
          <div className={styles.map}>
            <PointsMap
              label={t('contact.locations.map')}
              points={points}
              chosen={chosen?.id}
              tall
              zoom={zoom}
              closest={zoom}
              centre={centre}
              onOpen={(point) => {
                const location = locations.find(({ id }) => id === point.id)
                if (location) void navigate(to(locationPath(location.id)), { state: { staysPut: true } })
                else window.open(routeTo(point), '_blank', 'noopener')
              }}
            />
            {chosen && <Chosen location={chosen} />}
          </div>
        </Card>
      </section>
      {chosen && (
        <div className={styles.persons}>
          <LocationPersons location={chosen} />
        </div>
      )}
    </>
  )
}

/** The locations, and what the setting adds; without either the university itself, where it has said where it is. */
function usePoints(locations: readonly ContactLocation[], address: readonly string[]) {
  const { brand, contact } = useSettings()
  const { markers, centre } = contact.map
  const isNowhere = locations.length + markers.length === 0 && address.length > 0
  const places = [
    ...locations.map(({ id, name, town, latitude, longitude }) => ({ id, name, town, latitude, longitude })),
    ...(isNowhere ? [centre] : markers).map((marker, index) => ({
      ...{ id: `marker-${index}`, name: brand.universityName, town: '' },
      ...marker,
    })),
  ]
  return places.map((place, index) => ({ ...place, mark: String(index + 1) }))
}

type ListProps = {
  locations: readonly ContactLocation[]
  chosen: ContactLocation | undefined
}

function LocationList({ locations, chosen }: ListProps) {
  const t = useTexts('pages')
  const to = useTo()
  return (
    <ol className={styles.list}>
      {locations.map((location, index) => {
        const isChosen = location.id === chosen?.id
        return (
          <li key={location.id}>
            <Link
              to={to(locationPath(location.id))}
              state={{ staysPut: true }}
              aria-current={isChosen ? 'true' : undefined}
              className={cx(styles.location, isChosen && styles.chosen)}
            >
              <Icon icon={IconMapPin} size={20} />
              <span className={styles.words}>
                <b>{`${index + 1}. ${location.name}`}</b>
                <small>{lineOf(location)}</small>
              </span>
              {isChosen ? (
                <Tag tone="theory">{t('contact.chosen')}</Tag>
              ) : (
                <Icon icon={IconChevronRight} size={20} />
              )}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

/** On the map, where there is room for it. */
function Chosen({ location }: { location: ContactLocation }) {
  const t = useTexts('pages')
  const { zoom } = useSettings().contact.map
  const { name, hours, phone, mail } = location
  return (
    <div className={styles.card}>
      <b>{name}</b>
      <Text size="small" muted>
        {lineOf(location)}
      </Text>
      <Facts>
        {hours && (
          <Fact icon={IconClock} label={t('contact.reach.hours')}>
            {hours}
          </Fact>
        )}
        {phone && (
          <Fact icon={IconPhone} label={t('contact.reach.phone')}>
            <a href={phoneLink(phone)}>{phone}</a>
          </Fact>
        )}
        {mail && (
          <Fact icon={IconMail} label={t('contact.reach.mail')}>
            <a href={`mailto:${mail}`}>
              <BreakableAddress>{mail}</BreakableAddress>
            </a>
          </Fact>
        )}
      </Facts>
      <TextLink strong href={routeTo(location)}>
        {t('contact.location.route')}
      </TextLink>
      <TextLink href={streetsAround(location, zoom)}>{t('contact.location.streets')}</TextLink>
    </div>
  )
}
