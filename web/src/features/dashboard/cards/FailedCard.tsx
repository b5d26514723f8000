import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import { DashboardCard } from './DashboardCard.tsx'

/** One card that did not load; the others stand. */
export function FailedCard({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { loadFailed } = useUiTexts()
  return (
    <DashboardCard title={title}>
      <div role="alert">
        <Text muted>{loadFailed}</Text>
      </div>
      <div>
        <RetryButton onRetry={onRetry} />
      </div>
    </DashboardCard>
  )
}
