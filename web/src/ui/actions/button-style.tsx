import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './Button.module.css'

/** What Button, ButtonLink and FileButton share. */
export interface ButtonStyle {
  variant?: keyof typeof variants
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
  icon?: IconType
  iconAfter?: IconType
}

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  soft: styles.soft,
  text: styles.text,
  danger: styles.danger,
  /** Only for the final confirm: a danger button is outlined until then. */
  'danger-filled': styles.dangerFilled,
  accent: styles.accent,
  ink: styles.ink,
  'on-inverse': styles.onInverse,
}

export function buttonClass({ variant = 'secondary', size = 'md', block }: ButtonStyle, className?: string) {
  return cx(styles.button, variants[variant], styles[size], block && styles.block, className)
}

export function ButtonContent({ icon, iconAfter, children }: ButtonStyle & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon icon={icon} />}
      {children}
      {iconAfter && <Icon icon={iconAfter} />}
    </>
  )
}
