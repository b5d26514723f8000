import { IconMapPin } from '@tabler/icons-react'
import type { ContactLocation } from '@tandem/contract/pages/contact'
import { paths } from '@tandem/contract/paths'
import { useNavigate } from 'react-router'
import { PointsMap } from '#features/search/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { Card } from '#ui/cards/Card.tsx'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './Contact.module.css'
import { lineOf, pointOf } from './location-words.ts'

/** All of them in words, and beside that on the map. */
export function Locations({ locations }: { locations: readonly ContactLocation[] }) {
  const t = useTexts('pages')
  const to = useTo()
  const navigate = useNavigate()
  const { map } = useSettings().contact
  const points =
    locations.length > 0
      ? locations.map((location, index) => pointOf(location, index))
      : map.markers.map((marker, index) => ({
          ...{ id: String(index), mark: String(index + 1), town: '', name: t('contact.title') },
          ...marker,
        }))
  if (points.length === 0) return null
  return (
    <section aria-labelledby="locations" className={styles.locations}>
      <h2 id="locations">{t('contact.locations.title')}</h2>
      <Text muted>{t('contact.locations.lead')}</Text>
      <Card flush>
        <PointsMap
          label={t('contact.locations.map')}
          points={points}
          tall
          onOpen={({ id }) => {
            const isLocation = locations.some((location) => location.id === id)
            if (isLocation) void navigate(to(paths.contactLocation({ locationId: id })))
          }}
        />
      </Card>
      <ol className={styles.cards}>
        {locations.map((location, index) => (
          <CardLink as="li" key={location.id}>
            <CardTitleLink level={3} to={to(paths.contactLocation({ locationId: location.id }))}>
              {`${index + 1}. ${location.name}`}
            </CardTitleLink>
            <Facts>
              <Fact icon={IconMapPin}>{lineOf(location)}</Fact>
            </Facts>
          </CardLink>
        ))}
      </ol>
    </section>
  )
}
