import { IconBuilding, IconMail, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { phoneLink } from '#lib/format/phone-link.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { Panel } from '#ui/cards/Panel.tsx'
import { cx } from '#ui/cx.ts'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { PanelCurve } from '#ui/marks/art/PanelCurve.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './Contact.module.css'

type Reachable = { mail: string | null; phone: string | null; hours: string | null }

export function ContactPanel({ contact }: { contact: Reachable & { address: readonly string[] } }) {
  const t = useTexts('pages')
  const { universityName } = useSettings().brand
  const { phone, mail, hours, address } = contact
  return (
    <Panel labelledBy="reach" className={styles.panel}>
      <h2 id="reach" className={cx(styles.reach, !phone && 'h2')}>
        {phone && <Icon icon={IconPhone} size={20} />}
        {phone ? t('contact.panel.phone') : t('contact.panel.title')}
      </h2>
      {phone && (
        <a href={phoneLink(phone)} className={styles.number}>
          {phone}
        </a>
      )}
      {hours && <p className={styles.label}>{t('contact.panel.hours', { hours })}</p>}
      <div className={styles.curve}>
        <PanelCurve />
      </div>
      <ul className={styles.ways}>
        {mail && (
          <Way icon={IconMail} label={t('contact.reach.mail')}>
            <a href={`mailto:${mail}`}>
              <BreakableAddress>{mail}</BreakableAddress>
            </a>
          </Way>
        )}
        <Way icon={IconBuilding} label={t('contact.reach.address')}>
          {universityName}
          {address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </Way>
      </ul>
    </Panel>
  )
}

function Way({ icon, label, children }: { icon: IconType; label: string; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <Icon icon={icon} size={20} />
      <div>
        <small className={styles.label}>{label}</small>
        <div>{children}</div>
      </div>
    </li>
  )
}
