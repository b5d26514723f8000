import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { cx } from '#ui/cx.ts'
import { Container } from '#ui/layout/Container.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './NoticeBar.module.css'
import { type Tone, toneIcon } from './tone.ts'

interface Notice {
  key: string
  tone: Tone
  title: string
  text?: ReactNode
  /** Stays as long as what it says is so. */
  lasting?: boolean
}

interface NoticeBarProps {
  label: string
  items: Notice[]
  /** On pages in the wide container. */
  wide?: boolean
  onDismiss: (key: string) => void
}

/** Above the header. */
export function NoticeBar({ label, items, wide, onDismiss }: NoticeBarProps) {
  const texts = useUiTexts()
  if (items.length === 0) return null
  return (
    <section aria-label={label}>
      {items.map(({ key, tone, title, text, lasting }) => (
        <div key={key} className={cx(styles.notice, styles[tone])}>
          <Container width={wide ? 'wide' : 'default'} className={styles.line}>
            <Icon icon={toneIcon[tone]} className={styles.icon} />
            <p className={styles.words}>
              <VisuallyHidden>{`${texts.tones[tone]}: `}</VisuallyHidden>
              <b>{title}</b> {text}
            </p>
            {!lasting && (
              <IconButton
                size="sm"
                icon={IconX}
                label={`${texts.close}: ${title}`}
                tooltip={false}
                onClick={() => onDismiss(key)}
              />
            )}
          </Container>
        </div>
      ))}
    </section>
  )
}
