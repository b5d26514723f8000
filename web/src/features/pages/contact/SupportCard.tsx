import { IconMessage, IconPhone } from '@tabler/icons-react'
import { getSupportImage, type SupportPerson } from '@tandem/contract/pages/contact'
import { urlOf } from '#lib/api/url-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import styles from './Contact.module.css'

export function SupportCard({ person, to }: { person: SupportPerson; to: string }) {
  const t = useTexts('pages')
  const name = `${person.firstName} ${person.lastName}`
  return (
    <Card as="li" className={styles.support}>
      <div className={styles.person}>
        <SupportAvatar person={person} size={48} />
        <div>
          <h3>{name}</h3>
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
      <ButtonLink
        to={to}
        variant="soft"
        size="sm"
        icon={IconMessage}
        aria-label={`${t('contact.write')}: ${name}`}
      >
        {t('contact.write')}
      </ButtonLink>
    </Card>
  )
}

export function SupportAvatar({ person, size }: { person: SupportPerson; size: 48 | 72 }) {
  const input = { params: { id: person.id }, query: { size: size > 48 ? 320 : 96 } } as const
  const src = person.hasImage && urlOf(getSupportImage, input)
  return (
    <Avatar name={`${person.firstName} ${person.lastName}`} tone="grey" size={size} {...(src && { src })} />
  )
}
