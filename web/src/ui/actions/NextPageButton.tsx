import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import { Button, type ButtonProps } from './Button.tsx'

interface NextPageButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Why the last try failed. The same button tries again, so that the focus stays. */
  failure: string | null
  onMore: () => void
}

/** Below a list of which more can be loaded. */
export function NextPageButton({ failure, onMore, children, ...button }: NextPageButtonProps) {
  const texts = useUiTexts()
  return (
    <Stack gap={3}>
      {failure !== null && (
        <InlineAlert tone="danger" title={texts.loadFailed} alert>
          {failure}
        </InlineAlert>
      )}
      <div>
        <Button {...button} onClick={onMore}>
          {failure === null ? children : texts.retry}
        </Button>
      </div>
    </Stack>
  )
}
