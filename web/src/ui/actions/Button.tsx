import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Spinner } from '#ui/states/Spinner.tsx'
import styles from './Button.module.css'
import { ButtonContent, type ButtonStyle, buttonClass } from './button-style.tsx'

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Shows the spinner, keeps width and focus, ignores clicks. */
  busy?: boolean
  busyText?: string
}

export function Button({
  variant,
  size,
  block,
  icon,
  iconAfter,
  busy = false,
  busyText,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const mayBeBusy = busy || busyText !== undefined
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      <span
        className={cx(styles.content, busy && styles.away)}
        aria-hidden={busy && busyText ? true : undefined}
      >
        <ButtonContent icon={icon} iconAfter={iconAfter}>
          {children}
        </ButtonContent>
      </span>
      {mayBeBusy && <BusyContent shown={busy}>{busyText}</BusyContent>}
    </button>
  )
}

/** Lies over the content in the same grid cell, so the button is as wide as the wider of the two, always. */
function BusyContent({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span className={cx(styles.content, !shown && styles.absent)}>
      <Spinner inherit />
      {children}
    </span>
  )
}
