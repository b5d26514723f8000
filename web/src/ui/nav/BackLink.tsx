import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './BackLink.module.css'

interface BackLinkProps {
  to: To
  /** For the page it leads to: which entry of a list one comes from. */
  state?: unknown
  children: ReactNode
}

export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link to={to} state={state} className={styles.back} data-print="none">
      <Icon icon={IconArrowLeft} size={18} />
      {children}
    </Link>
  )
}
