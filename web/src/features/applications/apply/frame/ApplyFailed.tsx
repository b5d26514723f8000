import { applicationTypes } from '@tandem/contract/applications'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureOf, requestIdOf } from '#lib/api/failure-of.ts'
import { Container } from '#ui/layout/Container.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import type { Begun } from '../queries.ts'
import { ApplyRefused, type Refusal } from './ApplyRefused.tsx'
import { RefusedOrDraft } from './RefusedOrDraft.tsx'

type ApplyFailedProps = {
  error: Error
  onRetry: () => void
  /** What was to be written. */
  begun?: Begun
}

export function ApplyFailed({ error, onRetry, begun }: ApplyFailedProps) {
  const reason = reasonOf(error, begun?.type === applicationTypes.initiative)
  if (reason && begun) return <RefusedOrDraft begun={begun} reason={reason} />
  if (reason) return <ApplyRefused reason={reason} />
  return (
    <Container>
      <ErrorState level={1} onRetry={onRetry} requestId={requestIdOf(error)} />
    </Container>
  )
}

function reasonOf(error: Error, toCompany: boolean): Refusal | null {
  if (isRefusal(error, 'already_applied')) return toCompany ? 'appliedToCompany' : 'applied'
  if (isRefusal(error, 'initiatives_not_accepted')) return 'offersOnly'
  if (isRefusal(error, 'offer_closed')) return 'closed'
  if (isRefusal(error, 'company_unavailable')) return 'companyMissing'
  if (!failureOf(error).isMissing) return null
  return toCompany ? 'companyMissing' : 'missing'
}
