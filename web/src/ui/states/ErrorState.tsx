import type { ReactNode } from 'react'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { EmptyState } from './EmptyState.tsx'
import styles from './ErrorState.module.css'

interface ErrorStateProps {
  title: string
  level?: 1 | 2 | 3
  /** What one can do about it. */
  children?: ReactNode
  onRetry?: () => void
  /** For the support: the request's id. */
  detail?: string
}

export function ErrorState({ title, level, children, onRetry, detail }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        art="not-found"
        title={title}
        level={level}
        action={onRetry && <RetryButton onRetry={onRetry} />}
      >
        {children}
        {detail && <p className={styles.detail}>{detail}</p>}
      </EmptyState>
    </div>
  )
}
