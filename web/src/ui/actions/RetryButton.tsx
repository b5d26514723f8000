import { IconRefresh } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useUiTexts } from '#ui/texts.tsx'
import { Button } from './Button.tsx'

interface RetryButtonProps {
  onRetry: () => void
  size?: 'sm'
}

/**
 * Goes away while what it asks for is on its way, and gives the focus to what is around it: a popover, the head of what
 * folds, else the heading above.
 */
export function RetryButton({ onRetry, size }: RetryButtonProps) {
  const texts = useUiTexts()
  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const part = currentTarget.closest<HTMLElement>('[popover][tabindex], details, dialog, section, main')
    const head = ':scope > summary, :is(h1, h2)[tabindex]:not([role="alert"] *)'
    const heading = part?.querySelector<HTMLElement>(head)
    const lasting = part?.popover ? part : (heading ?? currentTarget.closest<HTMLElement>('main'))
    lasting?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <Button size={size} icon={IconRefresh} onClick={retry}>
      {texts.retry}
    </Button>
  )
}
