import type { ComponentProps } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconType
  /** Accessible name and tooltip. */
  label: string
  size?: 'sm' | 'md'
  iconSize?: 16 | 20 | 24
  /** Makes it a toggle. */
  on?: boolean
  /** Not where the words beside it say the same, as on a notification. */
  tooltip?: 'top' | 'bottom' | false
}

export function IconButton({
  icon,
  label,
  size = 'md',
  iconSize = 20,
  on,
  tooltip = 'bottom',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      className={cx(styles.button, styles[size], on && styles.on, className)}
      aria-label={label}
      aria-pressed={on}
    >
      <Icon icon={icon} size={iconSize} />
    </button>
  )
  if (!tooltip) return button
  return (
    <Tooltip label={label} side={tooltip}>
      {button}
    </Tooltip>
  )
}
