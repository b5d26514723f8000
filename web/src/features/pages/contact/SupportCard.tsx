import { IconPhone } from '@tabler/icons-react'
import { getSupportImage, type SupportPerson } from '@tandem/contract/pages/contact'
import { useImage } from '#lib/api/useImage.ts'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import styles from './Contact.module.css'

export function SupportCard({ person, to }: { person: SupportPerson; to: string }) {
  return (
    <CardLink as="li">
      <div className={styles.person}>
        <SupportAvatar person={person} size={48} />
        <div>
          <CardTitleLink level={3} to={to}>
            {`${person.firstName} ${person.lastName}`}
          </CardTitleLink>
          <Text size="small" muted>
            {person.role}
          </Text>
        </div>
      </div>
      {person.phone && (
        <Facts>
          <Fact icon={IconPhone}>{person.phone}</Fact>
        </Facts>
      )}
    </CardLink>
  )
}

export function SupportAvatar({ person, size }: { person: SupportPerson; size: 48 | 72 }) {
  const input = { params: { id: person.id }, query: { size: size > 48 ? 320 : 96 } } as const
  const src = useImage(getSupportImage, input, person.hasImage)
  return (
    <Avatar name={`${person.firstName} ${person.lastName}`} tone="grey" size={size} {...(src && { src })} />
  )
}
