import { IconMapPin } from '@tabler/icons-react'
import type { SearchHit } from '@tandem/contract/search'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { byOrganisation, type ContactGroup } from './by-organisation.ts'
import { ContactCard } from './ContactCard.tsx'
import styles from './ContactGrid.module.css'

/** Location by location. */
export function SupportContacts({ contacts }: { contacts: readonly SearchHit[] }) {
  return (
    <Stack gap={8}>
      {byOrganisation(contacts).map((group) => (
        <Location key={group.organisation.id} group={group} />
      ))}
    </Stack>
  )
}

function Location({ group: { organisation, distance, contacts } }: { group: ContactGroup }) {
  const t = useTexts('contacts')
  const { kilometres } = useFormats()
  const { id, name, town } = organisation
  const far = distance === null ? '' : kilometres(distance)
  const where = [town !== name && town, far].filter(Boolean).join(', ')
  const headingId = `standort-${id}`
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <div className={styles.location}>
        <h3 id={headingId}>{name}</h3>
        {where && (
          <Facts>
            <Fact icon={IconMapPin} label={t('where')} muted>
              {where}
            </Fact>
          </Facts>
        )}
      </div>
      <ul className={styles.grid}>
        {contacts.map((contact) => (
          <ContactCard key={contact.id} contact={contact} level={4} />
        ))}
      </ul>
    </section>
  )
}
