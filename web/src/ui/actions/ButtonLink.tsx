import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './Button.module.css'
import { ButtonContent, type ButtonStyle, buttonClass } from './button-style.tsx'

interface ButtonLinkProps extends ButtonStyle, ComponentProps<typeof Link> {}

export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      <span className={styles.content}>
        <ButtonContent icon={icon} iconAfter={iconAfter}>
          {children}
        </ButtonContent>
      </span>
    </Link>
  )
}
