import { IconClock, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ContactLocation, SupportPerson } from '@tandem/contract/pages/contact'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { phoneLink } from '#lib/format/phone-link.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Card } from '#ui/cards/Card.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Missing } from '../static/Missing.tsx'
import { PageSkeleton } from '../static/PageSkeleton.tsx'
import styles from './Contact.module.css'
import { contactQuery } from './queries.ts'
import { ServedContactForm } from './ServedContactForm.tsx'
import { SupportAvatar } from './SupportCard.tsx'

type Found = { person: SupportPerson; location: ContactLocation }

export function ContactSupportPage() {
  const t = useTexts('pages')
  const to = useTo()
  const { contactId } = useParams()
  const { data, error, refetch } = useQuery(contactQuery(useLocale()))
  const found = data?.locations
    .flatMap((location) => location.contacts.map((person) => ({ person, location })))
    .find(({ person }) => person.id === contactId)
  const name = found && nameOf(found.person)
  usePageTitle(name)
  if (data && !found) return <Missing />
  return (
    <Page>
      <PageHead
        title={name ?? t('contact.title')}
        back={{ to: to(paths.contactUs()), label: t('contact.title') }}
        {...(found && {
          picture: <SupportAvatar person={found.person} size={72} />,
          lead: found.person.role,
        })}
      />
      {found ? (
        <Support {...found} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

const nameOf = ({ firstName, lastName }: SupportPerson) => `${firstName} ${lastName}`

function Support({ person, location }: Found) {
  const t = useTexts('pages')
  const to = useTo()
  const title = t('contact.form.titleTo', { name: nameOf(person) })
  const phone = person.phone ?? location.phone
  return (
    <div className={styles.columns}>
      <SectionCard title={title}>
        <ServedContactForm title={title} contactId={person.id} />
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
              <a href={phoneLink(phone)}>{phone}</a>
            </Fact>
          )}
        </Facts>
      </Card>
    </div>
  )
}
