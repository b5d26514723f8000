import type { ReactNode } from 'react'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import { EmptyState } from './EmptyState.tsx'
import styles from './ErrorState.module.css'

interface ErrorStateProps {
  /** Says that something did not load, unless there is more to say. */
  title?: string
  level?: 1 | 2 | 3
  /** What one can do about it. */
  children?: ReactNode
  onRetry?: () => void
  /** For the support. */
  requestId?: string
}

export function ErrorState({ title, level, children, onRetry, requestId }: ErrorStateProps) {
  const texts = useUiTexts()
  return (
    <div role="alert">
      <EmptyState
        art="not-found"
        title={title ?? texts.loadFailed}
        level={level}
        action={onRetry && <RetryButton onRetry={onRetry} />}
      >
        {children}
        {requestId && <p className={styles.detail}>{texts.requestId(requestId)}</p>}
      </EmptyState>
    </div>
  )
}
