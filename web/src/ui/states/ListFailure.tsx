import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useUiTexts } from '#ui/texts.tsx'

/** Where the choices of a field or filter could not be loaded. Nothing without `onRetry`: then they were, or will be. */
export function ListFailure({ onRetry }: { onRetry: (() => void) | undefined }) {
  const texts = useUiTexts()
  if (!onRetry) return null
  return (
    <div role="status">
      <Row gap={3} wrap>
        <Text size="small">{texts.loadFailed}</Text>
        <RetryButton size="sm" onRetry={onRetry} />
      </Row>
    </div>
  )
}
