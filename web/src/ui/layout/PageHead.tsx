import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { BackLink } from '#ui/nav/BackLink.tsx'
import styles from './PageHead.module.css'
import { Text } from './Text.tsx'

interface PageHeadProps {
  title: ReactNode
  /** 2 where it is shown within another page. */
  level?: 1 | 2
  lead?: ReactNode
  back?: { to: To; label: string; state?: unknown }
  /** Above the title: a tile or avatar goes beside it. */
  picture?: ReactNode
  /** Above the title: company, tags. */
  over?: ReactNode
  actions?: ReactNode
}

/** Holds the page's h1, which takes the focus after a navigation. */
export function PageHead({ title, level = 1, lead, back, picture, over, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back && (
        <div className={styles.back}>
          <BackLink to={back.to} state={back.state}>
            {back.label}
          </BackLink>
        </div>
      )}
      <div className={styles.line}>
        {picture}
        <div className={styles.words}>
          {over && <div className={styles.over}>{over}</div>}
          {level === 1 ? <h1 tabIndex={-1}>{title}</h1> : <h2 className="h1">{title}</h2>}
          {lead && <Text size="lead">{lead}</Text>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
