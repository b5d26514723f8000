import { IconMessage, IconPhone } from '@tabler/icons-react'
import type { Offer } from '@tandem/contract/offers'
import { useState } from 'react'
import { MessageDialog } from '#features/messaging/public.ts'
import { phoneLink } from '#lib/format/phone-link.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useIsPreview, useReader } from '../useReader.ts'

export function ContactCard({ offer: { contact, title } }: { offer: Offer }) {
  const t = useTexts('offers')
  const reader = useReader()
  const isPreview = useIsPreview()
  const [writing, setWriting] = useState(false)
  if (!contact) return null
  const { name, role, phone } = contact
  return (
    <SectionCard title={<span className="h4">{t('contact.title')}</span>}>
      <Row gap={4}>
        <Avatar name={name} tone="practice" size={48} />
        <Stack gap={1}>
          <Text strong>{name}</Text>
          <Text size="small" muted>
            {role}
          </Text>
        </Stack>
      </Row>
      <Row gap={4} wrap>
        {reader === 'applicant' && (
          <Button icon={IconMessage} disabled={isPreview} onClick={() => setWriting(true)}>
            {t('contact.write')}
          </Button>
        )}
        {phone && (
          <Row gap={2} as="div">
            <Icon icon={IconPhone} />
            <TextLink href={phoneLink(phone)}>{phone}</TextLink>
          </Row>
        )}
      </Row>
      <MessageDialog open={writing} onClose={() => setWriting(false)} recipient={contact} subject={title} />
    </SectionCard>
  )
}
