import { IconClock, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ContactLocation, SupportPerson } from '@tandem/contract/pages/contact'
import { paths } from '@tandem/contract/paths'
import { Link, useParams } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import styles from './Contact.module.css'
import { ContactRecordPage } from './ContactRecordPage.tsx'
import { ServedContactForm } from './ServedContactForm.tsx'
import { SupportAvatar } from './SupportCard.tsx'

type Found = { person: SupportPerson; location: ContactLocation }

export function ContactSupportPage() {
  const { contactId } = useParams()
  return (
    <ContactRecordPage
      find={({ locations }) =>
        locations
          .flatMap((location) => location.contacts.map((person) => ({ person, location })))
          .find(({ person }) => person.id === contactId)
      }
      titleOf={({ person }) => `${person.firstName} ${person.lastName}`}
      leadOf={({ person }) => person.role}
      pictureOf={({ person }) => <SupportAvatar person={person} size={72} />}
    >
      {(found) => <Support {...found} />}
    </ContactRecordPage>
  )
}

function Support({ person, location }: Found) {
  const t = useTexts('pages')
  const to = useTo()
  const title = t('contact.form.titleTo', { name: `${person.firstName} ${person.lastName}` })
  const phone = person.phone ?? location.phone
  return (
    <div className={styles.columns}>
      <SectionCard title={title}>
        <ServedContactForm title={title} recipient={{ contactId: person.id }} />
      </SectionCard>
      <Card as="aside">
        <Facts>
          <Fact icon={IconMapPin} label={t('contact.form.location')}>
            <Link to={to(paths.contactLocation({ locationId: location.id }))}>{location.name}</Link>
          </Fact>
          {location.hours && (
            <Fact icon={IconClock} label={t('contact.reach.hours')}>
              {location.hours}
            </Fact>
          )}
          {phone && (
            <Fact icon={IconPhone} label={t('contact.reach.phone')}>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </Fact>
          )}
        </Facts>
      </Card>
    </div>
  )
}
