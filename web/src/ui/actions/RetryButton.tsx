import { IconRefresh } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useUiTexts } from '#ui/texts.tsx'
import { Button } from './Button.tsx'

interface RetryButtonProps {
  onRetry: () => void
  size?: 'sm'
}

/** Gives the focus to the heading above, since it goes away itself while what it asks for is on its way. */
export function RetryButton({ onRetry, size }: RetryButtonProps) {
  const texts = useUiTexts()
  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const part = currentTarget.closest('dialog, section, main')
    const heading = part?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]:not([role="alert"] *)')
    const lasting = heading ?? currentTarget.closest<HTMLElement>('main')
    lasting?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <Button size={size} icon={IconRefresh} onClick={retry}>
      {texts.retry}
    </Button>
  )
}
