import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { Link, type To } from 'react-router'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import pills from '../pills.module.css'
import { useScrollToCurrent } from '../useScrollToCurrent.ts'
import styles from './StepNav.module.css'

interface StepNavProps {
  label: string
  items: { key: string; to: To; label: ReactNode; meta?: ReactNode; done: boolean; current: boolean }[]
}

/** The sections of an editor as a line with steps; below lg a row of pills that scrolls. */
export function StepNav({ label, items }: StepNavProps) {
  const texts = useUiTexts()
  const row = useRef<HTMLOListElement>(null)
  useScrollToCurrent(row, items.find((item) => item.current)?.key)
  return (
    <nav aria-label={label}>
      <ol ref={row} className={pills.row}>
        {items.map((item) => (
          <li
            key={item.key}
            className={cx(pills.item, styles.step, item.done && styles.done, item.current && styles.now)}
          >
            <Link
              to={item.to}
              className={cx(pills.link, styles.link)}
              aria-current={item.current ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {item.done && !item.current && <Icon icon={IconCheck} size={14} />}
              </span>
              <span>
                {item.label}
                {item.done && <VisuallyHidden>{`, ${texts.steps.done}`}</VisuallyHidden>}
                {item.meta && <small className={styles.meta}>{item.meta}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
