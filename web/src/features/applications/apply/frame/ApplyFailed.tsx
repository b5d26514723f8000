import { isRefusal } from '#lib/api/api-error.ts'
import { failureOf, requestIdOf } from '#lib/api/failure-of.ts'
import { Container } from '#ui/layout/Container.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { ApplyRefused, type Refusal } from './ApplyRefused.tsx'

export function ApplyFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = reasonOf(error)
  if (reason) return <ApplyRefused reason={reason} />
  return (
    <Container>
      <ErrorState level={1} onRetry={onRetry} requestId={requestIdOf(error)} />
    </Container>
  )
}

function reasonOf(error: Error): Refusal | null {
  if (isRefusal(error, 'already_applied')) return 'applied'
  if (isRefusal(error, 'offer_closed')) return 'closed'
  return failureOf(error).isMissing ? 'missing' : null
}
