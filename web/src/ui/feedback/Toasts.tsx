import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Toasts.module.css'
import { type Tone, toneIcon } from './tone.ts'

export interface Toast {
  key: string
  tone: Tone
  title: string
  text?: ReactNode
  /** One button: undo. */
  action?: ReactNode
}

interface ToastsProps {
  label: string
  /** Oldest first. The three newest show; of two with the same key the first. */
  items: Toast[]
  onDismiss: (key: string) => void
}

/** Always in the page, so that assistive technology hears what appears in it. */
export function Toasts({ label, items, onDismiss }: ToastsProps) {
  const unique = items.filter((item, index) => items.findIndex(({ key }) => key === item.key) === index)
  return (
    <section className={styles.toasts} aria-label={label} aria-live="polite">
      {unique.slice(-3).map((item) => (
        <ToastCard key={item.key} toast={item} onDismiss={() => onDismiss(item.key)} />
      ))}
    </section>
  )
}

function ToastCard({
  toast: { tone, title, text, action },
  onDismiss,
}: {
  toast: Toast
  onDismiss: () => void
}) {
  const texts = useUiTexts()
  return (
    <div className={cx(styles.toast, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon icon={toneIcon[tone]} className={styles.icon} />
      <div className={styles.words}>
        <VisuallyHidden>{`${texts.tones[tone]}: `}</VisuallyHidden>
        <b className={styles.title}>{title}</b>
        {text && <p>{text}</p>}
        {action}
      </div>
      <IconButton size="sm" icon={IconX} label={texts.close} tooltip={false} onClick={onDismiss} />
      {/* The line is the clock: its animation lasts 30 seconds, and pauses on hover and focus. */}
      <span className={styles.timer} onAnimationEnd={onDismiss} />
    </div>
  )
}
