import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Panel } from '#ui/cards/Panel.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './AudiencePanel.module.css'

type AudiencePanelProps = {
  tone: 'theory' | 'practice'
  over: string
  title: string
  reasons: string[]
  /** The way in. */
  children: ReactNode
}

export function AudiencePanel({ tone, over, title, reasons, children }: AudiencePanelProps) {
  const corner = tone === 'theory' ? 'end' : 'start'
  return (
    <Panel as="article" tone={tone} corner={corner} className={cx(styles.door, styles[tone])}>
      <p className={styles.over}>{over}</p>
      <h2 className="h1">{title}</h2>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason} className={styles.reason}>
            <Icon icon={IconCheck} className={styles.tick} />
            {reason}
          </li>
        ))}
      </ul>
      <div>{children}</div>
    </Panel>
  )
}
