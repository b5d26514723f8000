import { IconX } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { Link, type To } from 'react-router'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Badge } from '#ui/marks/Badge.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './Chip.module.css'

interface ChipToggleProps {
  on: boolean
  onToggle: () => void
  icon?: IconType
  count?: number
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** Chips filter; what only states something is a Tag. */
export function ChipToggle({ on, onToggle, icon, count = 0, ref, children }: ChipToggleProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={cx(styles.chip, on && styles.on)}
      aria-pressed={on}
      onClick={onToggle}
    >
      {icon && <Icon icon={icon} size={16} />}
      {children}
      {count > 0 && <Badge count={count} />}
    </button>
  )
}

interface ChipLinkProps extends Omit<ChipToggleProps, 'onToggle' | 'ref'> {
  to: To
  /** Read instead of the words, which it begins with: it also says what icon and count show. */
  label?: string
}

/** A set of filters that has an address of its own; on where it is the one that is open. */
export function ChipLink({ to, on, label, icon, count = 0, children }: ChipLinkProps) {
  return (
    <Link to={to} className={cx(styles.chip, on && styles.on)} aria-current={on ? 'true' : undefined}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <span className={styles.shown} aria-hidden={label ? 'true' : undefined}>
        {icon && <Icon icon={icon} size={16} />}
        {children}
        {count > 0 && <Badge count={count} />}
      </span>
    </Link>
  )
}

/** A filter that is on and can be taken away. `label` is the accessible name: "Technik entfernen". */
export function ChipRemove({
  label,
  onRemove,
  children,
}: {
  label: string
  onRemove: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={cx(styles.chip, styles.removable)} aria-label={label} onClick={onRemove}>
      {children}
      <Icon icon={IconX} size={16} />
    </button>
  )
}

export function ChipGroup({
  label,
  scroll,
  describedBy,
  children,
}: {
  label: string
  scroll?: boolean
  /** The ids of its hint and its error. */
  describedBy?: string | undefined
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={cx(styles.group, scroll && styles.scroll)}
    >
      {children}
    </div>
  )
}
