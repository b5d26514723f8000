import { paths } from '@tandem/contract/paths'
import type { SearchHit } from '@tandem/contract/search'
import type { ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ContactAvatar } from '../person/PersonAvatar.tsx'
import styles from './ContactCard.module.css'
import { ContactChannels } from './ContactChannels.tsx'

type ContactCardProps = {
  contact: SearchHit
  level: 3 | 4
  /** Where it belongs, unless the heading above says it. */
  children?: ReactNode
}

export function ContactCard({ contact, level, children }: ContactCardProps) {
  const { name, detail, entityType, organisation } = contact
  const to = useTo()
  const Heading = `h${level}` as const
  return (
    <Card as="li" className={styles.card}>
      <ContactAvatar
        contact={contact}
        tone={entityType === 'companyContact' ? 'practice' : 'grey'}
        size={48}
      />
      <div className={styles.words}>
        <Heading className="h4">
          {organisation ? (
            <TextLink to={to(paths.contact({ companyId: organisation.id, contactId: contact.id }))}>
              {name}
            </TextLink>
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
