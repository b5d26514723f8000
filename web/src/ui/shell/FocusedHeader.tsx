import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { cx } from '#ui/cx.ts'
import { Container } from '#ui/layout/Container.tsx'
import { LogoMark } from '#ui/marks/art/Logo.tsx'
import styles from './FocusedHeader.module.css'

type FocusedHeaderProps = {
  title: string
  /** Where both the mark and the way out lead. */
  to: string
  /** Names the mark's link; it says the title too. */
  home: string
  leave: ReactNode
  leaveIcon?: ComponentProps<typeof ButtonLink>['icon']
  /** Steps are counted from 0; at `count` all are done. */
  progress?: { label: string; at: number; count: number } | undefined
}

/** In the place of the site's header where there is one thing to do, and a way out. */
export function FocusedHeader({ title, to, home, leave, leaveIcon, progress }: FocusedHeaderProps) {
  return (
    <header className={styles.header}>
      <Container className={styles.line}>
        <Link to={to} aria-label={home} className={styles.home}>
          <LogoMark />
          <span className={styles.wide}>{title}</span>
        </Link>
        {progress ? <Progress {...progress} /> : <span />}
        <ButtonLink variant="text" icon={leaveIcon} to={to} className={styles.leave}>
          {leave}
        </ButtonLink>
      </Container>
    </header>
  )
}

/** A short word where there is little room. */
export function LeaveWords({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span className={styles.narrow}>{short}</span>
      <span className={styles.wide}>{long}</span>
    </>
  )
}

function Progress({ label, at, count }: NonNullable<FocusedHeaderProps['progress']>) {
  return (
    <div role="img" aria-label={label} className={styles.progress}>
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          key={index}
          className={cx(styles.part, index < at && styles.done, index === at && styles.now)}
        />
      ))}
    </div>
  )
}
