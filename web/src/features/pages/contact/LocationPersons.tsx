import type { ContactLocation } from '@tandem/contract/pages/contact'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import styles from './Contact.module.css'
import { SupportCard } from './SupportCard.tsx'

export function LocationPersons({ location }: { location: ContactLocation }) {
  const t = useTexts('pages')
  const to = useTo()
  if (location.contacts.length === 0) return null
  return (
    <section aria-labelledby="persons" className={styles.persons}>
      <h2 id="persons">{t('contact.persons', { name: location.name })}</h2>
      <ul className={styles.cards}>
        {location.contacts.map((person) => (
          <SupportCard
            key={person.id}
            person={person}
            to={to(paths.contactSupport({ contactId: person.id }))}
          />
        ))}
      </ul>
    </section>
  )
}
