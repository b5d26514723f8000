import type { MouseEventHandler, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { cx } from '#ui/cx.ts'
import styles from './CardLink.module.css'

interface CardLinkProps {
  as?: 'article' | 'li' | 'div'
  selected?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** A whole card that leads to one place. Put one CardTitleLink in it; its other controls stay usable. */
export function CardLink({ as: Tag = 'article', selected, className, ...rest }: CardLinkProps) {
  return <Tag {...rest} className={cx(styles.card, selected && styles.selected, className)} />
}

interface CardTitleLinkProps {
  to: To
  state?: unknown
  level?: 2 | 3 | 4
  /** Where its text alone names several cards: the id of what tells them apart. */
  describedBy?: string
  className?: string
  onClick?: MouseEventHandler | undefined
  children: ReactNode
}

/** The card's only tab stop: its target covers the card. */
export function CardTitleLink({
  to,
  state,
  level = 3,
  describedBy,
  className,
  onClick,
  children,
}: CardTitleLinkProps) {
  const Heading = `h${level}` as const
  return (
    <Heading className={cx(styles.title, className)}>
      <Link to={to} state={state} className={styles.link} aria-describedby={describedBy} onClick={onClick}>
        {children}
      </Link>
    </Heading>
  )
}
