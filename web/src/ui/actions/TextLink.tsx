import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import styles from './TextLink.module.css'

type TextLinkProps = { strong?: boolean } & (
  | ({ href?: undefined } & ComponentProps<typeof Link>)
  | ({ to?: undefined; href: string } & ComponentProps<'a'>)
)

/** Other sites open in the same tab: where they go is the reader's choice. */
export function TextLink({ strong, className, ...rest }: TextLinkProps) {
  const name = cx(styles.link, strong && styles.strong, className)
  if (rest.href !== undefined) {
    const { to: _, ...anchor } = rest
    return <a {...anchor} className={name} rel="noopener" />
  }
  return <Link {...rest} className={name} />
}
