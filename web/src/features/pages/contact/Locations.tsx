import { IconChevronRight, IconMapPin } from '@tabler/icons-react'
import type { CallOutput } from '@tandem/contract/endpoint'
import type { ContactLocation, getContactDetails } from '@tandem/contract/pages/contact'
import { paths } from '@tandem/contract/paths'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { PointsMap } from '#features/search/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { LocationPersons } from './LocationPersons.tsx'
import styles from './Locations.module.css'
import { lineOf, pointOf, routeTo } from './location-words.ts'

type ContactDetails = CallOutput<(typeof getContactDetails)['output']>

/** All of them in words, beside that on the map, and the people of the one that is chosen. */
export function Locations({ contact }: { contact: Pick<ContactDetails, 'locations' | 'address'> }) {
  const { locations, address } = contact
  const t = useTexts('pages')
  const to = useTo()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const points = usePoints(locations, address)
  const chosen = locations.find(({ id }) => id === search.get(choice)) ?? locations[0]
  if (points.length === 0) return null
  const addressOf = (id: string) => to(paths.contactUs({ search: { [choice]: id } }))
  return (
    <>
      <section aria-labelledby="locations" className={styles.section}>
        <h2 id="locations">{t('contact.locations.title')}</h2>
        <Text muted>{t('contact.locations.lead')}</Text>
        <Card flush className={styles.frame}>
          {chosen && <LocationList locations={locations} chosen={chosen} addressOf={addressOf} />}
          <div className={styles.map}>
            <PointsMap
              label={t('contact.locations.map')}
              points={points}
              chosen={chosen?.id}
              tall
              onOpen={({ id }) => {
                const isLocation = locations.some((location) => location.id === id)
                if (isLocation) void navigate(addressOf(id), { replace: true, preventScrollReset: true })
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

/** In the address, so that one can send it to somebody. */
const choice = 'standort'

/** Without locations the university itself, where it has said where it is. */
function usePoints(locations: readonly ContactLocation[], address: readonly string[]) {
  const { brand, contact } = useSettings()
  const { markers, centre } = contact.map
  if (locations.length > 0) return locations.map((location, index) => pointOf(location, index))
  const own = markers.length > 0 ? markers : address.length > 0 ? [centre] : []
  return own.map((marker, index) => ({
    ...{ id: String(index), mark: String(index + 1), town: '', name: brand.universityName },
    ...marker,
  }))
}

type ListProps = {
  locations: readonly ContactLocation[]
  chosen: ContactLocation
  addressOf: (id: string) => string
}

function LocationList({ locations, chosen, addressOf }: ListProps) {
  const t = useTexts('pages')
  return (
    <ol className={styles.list}>
      {locations.map((location, index) => {
        const isChosen = location.id === chosen.id
        return (
          <li key={location.id}>
            <Link
              to={addressOf(location.id)}
              replace
              preventScrollReset
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
  const to = useTo()
  return (
    <div className={styles.card}>
      <b>{location.name}</b>
      <Text size="small" muted>
        {[lineOf(location), location.hours].filter(Boolean).join('. ')}
      </Text>
      <TextLink strong href={routeTo(location)}>
        {t('contact.location.route')}
      </TextLink>
      <TextLink to={to(paths.contactLocation({ locationId: location.id }))}>
        {t('contact.ownPage', { name: location.name })}
      </TextLink>
    </div>
  )
}
