import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
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
  /** For narrow panes. */
  vertical?: boolean
}

export function Stepper({ label, items, vertical }: StepperProps) {
  const texts = useUiTexts()
  return (
    <ol className={cx(styles.steps, vertical ? styles.vertical : styles.horizontal)} aria-label={label}>
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
