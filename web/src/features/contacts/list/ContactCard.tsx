import { paths } from '@tandem/contract/paths'
import type { SearchHit } from '@tandem/contract/search'
import type { ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import styles from './ContactCard.module.css'
import { ContactChannels } from './ContactChannels.tsx'

type ContactCardProps = {
  contact: SearchHit
  level: 3 | 4
  /** Whose contact's page the name leads to. */
  companyId?: string | undefined
  /** Where it belongs, unless the heading above says it. */
  children?: ReactNode
}

export function ContactCard({ contact, level, companyId, children }: ContactCardProps) {
  const { name, detail, entityType } = contact
  const to = useTo()
  const Heading = `h${level}` as const
  return (
    <Card as="li" className={styles.card}>
      <Avatar name={name} tone={entityType === 'companyContact' ? 'practice' : 'grey'} size={48} />
      <div className={styles.words}>
        <Heading className="h4">
          {companyId ? (
            <TextLink to={to(paths.contact({ companyId, contactId: contact.id }))}>{name}</TextLink>
          ) : (
            name
          )}
        </Heading>
        {detail && (
          <Text size="small" muted>
            {detail}
          </Text>
        )}
        {children}
      </div>
      <ContactChannels contact={contact} />
    </Card>
  )
}
