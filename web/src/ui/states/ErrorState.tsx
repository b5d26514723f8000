import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/actions/Button.tsx'
import { useUiTexts } from '#ui/texts.tsx'
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
  const texts = useUiTexts()
  return (
    <div role="alert">
      <EmptyState
        art="not-found"
        title={title}
        level={level}
        action={
          onRetry && (
            <Button variant="secondary" icon={IconRefresh} onClick={onRetry}>
              {texts.retry}
            </Button>
          )
        }
      >
        {children}
        {detail && <p className={styles.detail}>{detail}</p>}
      </EmptyState>
    </div>
  )
}
