import type { Contact } from '@tandem/contract/contacts'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import cardStyles from '../list/ContactCard.module.css'
import { ContactChannels } from '../list/ContactChannels.tsx'
import styles from '../list/ContactGrid.module.css'
import { nameOf, PersonAvatar } from '../person/PersonAvatar.tsx'
import { useNameFilter } from './useNameFilter.tsx'

/** Contacts as others see them. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  const to = useTo()
  const [field, found] = useNameFilter(contacts)
  return (
    <Stack gap={5}>
      {field}
      <ul className={styles.grid}>
        {found.map((contact) => (
          <Card key={contact.id} as="li" className={cardStyles.card}>
            <PersonAvatar person={contact} tone="practice" size={48} />
            <div className={cardStyles.words}>
              <h2 className="h4">
                <TextLink
                  to={to(paths.contact({ companyId: contact.organisation.id, contactId: contact.id }))}
                >
                  {nameOf(contact)}
                </TextLink>
              </h2>
              {contact.role && (
                <Text size="small" muted>
                  {contact.role}
                </Text>
              )}
            </div>
            <ContactChannels contact={{ ...contact, name: nameOf(contact) }} />
          </Card>
        ))}
      </ul>
    </Stack>
  )
}
