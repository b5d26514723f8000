import { IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ContactLocation } from '@tandem/contract/pages/contact'
import { useParams } from 'react-router'
import { PointsMap } from '#features/search/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import styles from './Contact.module.css'
import { ContactRecordPage } from './ContactRecordPage.tsx'
import { LocationPersons } from './LocationPersons.tsx'
import { lineOf, pointOf, routeTo, streetsAround } from './location-words.ts'
import { ServedContactForm } from './ServedContactForm.tsx'

export function ContactLocationPage() {
  const { locationId } = useParams()
  return (
    <ContactRecordPage
      find={({ locations }) => locations.find(({ id }) => id === locationId)}
      titleOf={({ name }) => name}
    >
      {(location) => <Location location={location} />}
    </ContactRecordPage>
  )
}

function Location({ location }: { location: ContactLocation }) {
  const t = useTexts('pages')
  return (
    <Stack gap={8}>
      <div className={styles.columns}>
        <SectionCard title={t('contact.form.title')}>
          <ServedContactForm title={t('contact.form.title')} recipient={{ locationId: location.id }} />
        </SectionCard>
        <Place location={location} />
      </div>
      <LocationPersons location={location} />
    </Stack>
  )
}

function Place({ location }: { location: ContactLocation }) {
  const t = useTexts('pages')
  const { zoom } = useSettings().contact.map
  const { name, phone, mail, hours } = location
  return (
    <Card flush>
      <PointsMap
        label={t('contact.location.map', { name })}
        points={[{ ...pointOf(location), mark: '•', name: `${t('contact.location.route')}: ${name}` }]}
        // As the link below does: there are no streets on this map.
        onOpen={() => window.open(routeTo(location), '_blank', 'noopener')}
        closest={9}
      />
      <div className={styles.place}>
        <Facts>
          <Fact icon={IconMapPin} label={t('contact.reach.address')}>
            {lineOf(location)}
          </Fact>
          {hours && (
            <Fact icon={IconClock} label={t('contact.reach.hours')}>
              {hours}
            </Fact>
          )}
          {phone && (
            <Fact icon={IconPhone} label={t('contact.reach.phone')}>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
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
        <Row gap={4} wrap>
          <TextLink strong href={routeTo(location)}>
            {t('contact.location.route')}
          </TextLink>
          <TextLink href={streetsAround(location, zoom)}>{t('contact.location.streets')}</TextLink>
        </Row>
      </div>
    </Card>
  )
}
