import { IconMapPin } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import type { SearchHit } from '@tandem/contract/search'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { ContactCard } from './ContactCard.tsx'
import styles from './ContactGrid.module.css'

/** Person by person; each leads to what its company offers. */
export function CompanyContacts({ contacts }: { contacts: readonly SearchHit[] }) {
  return (
    <ul className={styles.grid}>
      {contacts.map((contact) => (
        <ContactCard key={contact.id} contact={contact} level={3}>
          <Company contact={contact} />
        </ContactCard>
      ))}
    </ul>
  )
}

function Company({ contact: { organisation, distance } }: { contact: SearchHit }) {
  const t = useTexts('contacts')
  const to = useTo()
  const { kilometres } = useFormats()
  if (!organisation) return null
  const { id, name, town } = organisation
  return (
    <>
      <TextLink to={to(paths.company({ companyId: id }))}>{name}</TextLink>
      <Facts>
        <Fact icon={IconMapPin} label={t('where')} muted>
          {distance === null ? town : `${town}, ${kilometres(distance)}`}
        </Fact>
      </Facts>
    </>
  )
}
