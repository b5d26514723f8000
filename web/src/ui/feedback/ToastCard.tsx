import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './ToastCard.module.css'
import { type Tone, toneIcon } from './tone.ts'

export interface Toast {
  key: string
  tone: Tone
  title: string
  text?: ReactNode
  /** One button: undo. */
  action?: { label: string; onSelect: () => void }
}

const lifetimeMs = 30_000

interface ToastCardProps {
  toast: Toast
  isPaused: () => boolean
  onExpire: () => void
  onClose: (event: MouseEvent) => void
}

export function ToastCard({ toast, isPaused, onExpire, onClose }: ToastCardProps) {
  const { tone, title, text, action } = toast
  const texts = useUiTexts()
  const left = useCountdown(lifetimeMs, isPaused, onExpire)
  return (
    <div className={cx(styles.toast, styles[tone])} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon icon={toneIcon[tone]} className={styles.icon} />
      <div className={styles.words}>
        <VisuallyHidden>{`${texts.tones[tone]}: `}</VisuallyHidden>
        <b className={styles.title}>{title}</b>
        {text && <p>{text}</p>}
        {action && (
          <div>
            <Button
              size="sm"
              variant="text"
              onClick={(event) => {
                onClose(event)
                action.onSelect()
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton
        size="sm"
        icon={IconX}
        label={`${texts.close}: ${title}`}
        tooltip={false}
        onClick={onClose}
      />
      <span className={styles.timer} style={{ inlineSize: `${left * 100}%` }} />
    </div>
  )
}

const tickMs = 500

/**
 * Counts down in steps, and only while something can be read: a clock that ran on in a hidden tab, or through a
 * computer's sleep, would take away what nobody has seen. Answers the share that is left, from 1 to 0.
 */
function useCountdown(ms: number, isPaused: () => boolean, onEnd: () => void): number {
  const [spent, setSpent] = useState(0)
  const tick = useEffectEvent(() => {
    if (!isPaused()) setSpent((before) => before + tickMs)
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), tickMs)
    return () => clearInterval(timer)
  }, [])

  const isOver = spent >= ms
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return Math.max(0, 1 - spent / ms)
}
