import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'

interface RecordErrorStateProps {
  isMissing: boolean
  /** Of a request that failed for another reason. */
  requestId?: string
  level?: 1 | 2 | 3
  /** What is said where the record is not there. */
  title: string
  text: string
  /** One way out. */
  action: ReactNode
  /** What is said, beside that it did not load, where the record may be there. */
  failedText?: string
  onRetry?: () => void
}

/** In the place of a record: it is not there (any more), not for this reader, or did not load. */
export function RecordErrorState(props: RecordErrorStateProps) {
  const { isMissing, requestId, level = 1, title, text, action, failedText, onRetry } = props
  if (!isMissing) {
    return (
      <ErrorState level={level} onRetry={onRetry} requestId={requestId}>
        {failedText}
      </ErrorState>
    )
  }
  return (
    <EmptyState art="not-found" level={level} title={title} action={action}>
      {text}
    </EmptyState>
  )
}
