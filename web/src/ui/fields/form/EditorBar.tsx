import type { ReactNode } from 'react'
import { Container } from '#ui/layout/Container.tsx'
import styles from './EditorBar.module.css'

interface EditorBarProps {
  title: ReactNode
  /** Below the title: SaveState, or what is edited. */
  children?: ReactNode
  actions?: ReactNode
  /** A line of its own below, as long as there is something to say. */
  below?: ReactNode
}

/** Head of a screen that is edited step by step: it stays in sight, and holds the page's h1. */
export function EditorBar({ title, children, actions, below }: EditorBarProps) {
  return (
    <div className={styles.bar}>
      <Container className={styles.line}>
        <div className={styles.words}>
          <h1 className="h3" tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Container>
      <Container className={styles.below}>{below}</Container>
    </div>
  )
}
