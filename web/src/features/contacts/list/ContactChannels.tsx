import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import type { SearchHit } from '@tandem/contract/search'
import { type ReactNode, useState } from 'react'
import { MessageDialog } from '#features/messaging/public.ts'
import { phoneLink } from '#lib/format/phone-link.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './ContactCard.module.css'

type Reachable = Pick<SearchHit, 'id' | 'name' | 'mail' | 'phone' | 'can'>

/** How to reach someone; what the reader has no reason to see is absent. */
export function ContactChannels({ contact }: { contact: Reachable }) {
  const t = useTexts('contacts')
  const [writing, setWriting] = useState(false)
  const { name, mail, phone, can } = contact
  return (
    <div className={styles.ways}>
      {mail && (
        <Way
          icon={IconMail}
          label={t('mailTo', { name })}
          href={`mailto:${mail}`}
          text={<BreakableAddress>{mail}</BreakableAddress>}
        />
      )}
      {phone && <Way icon={IconPhone} label={t('call', { name })} href={phoneLink(phone)} text={phone} />}
      {can.message && (
        <div className={styles.write}>
          <Button icon={IconMessage} size="sm" onClick={() => setWriting(true)}>
            {t('write')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
          <MessageDialog open={writing} onClose={() => setWriting(false)} recipient={contact} />
        </div>
      )}
    </div>
  )
}

type WayProps = { icon: IconType; label: string; href: string; text: ReactNode }

function Way({ icon, label, href, text }: WayProps) {
  return (
    <div className={styles.way}>
      <Icon icon={icon} size={18} />
      <TextLink href={href}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {text}
      </TextLink>
    </div>
  )
}
