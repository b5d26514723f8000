import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Stepper.module.css'

export interface Step {
  key: string
  label: ReactNode
  meta?: ReactNode
  /** `ended` is where a way was cut short: declined, cancelled. `missed` lies beyond that, or was skipped. */
  state: 'done' | 'now' | 'next' | 'ended' | 'missed'
}

interface StepperProps {
  label: string
  items: Step[]
  /** For narrow panes. The narrowest windows have no room for the words side by side anyway. */
  vertical?: boolean
}

export function Stepper({ label, items, vertical = false }: StepperProps) {
  const texts = useUiTexts()
  const isNarrow = useMedia('(width < 21.25em)')
  const direction = vertical || isNarrow ? styles.vertical : styles.horizontal
  return (
    <ol className={cx(styles.steps, direction)} aria-label={label}>
      {items.map(({ key, label: name, meta, state }) => (
        <li
          key={key}
          className={cx(styles.step, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {name}
          <VisuallyHidden>{`, ${texts.steps[state]}`}</VisuallyHidden>
          {meta && <small className={styles.meta}>{meta}</small>}
        </li>
      ))}
    </ol>
  )
}
