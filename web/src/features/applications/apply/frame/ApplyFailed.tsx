import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/request-id.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Container } from '#ui/layout/Container.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { ApplyRefused, type Refusal } from './ApplyRefused.tsx'

export function ApplyFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('common')
  const reason = reasonOf(error)
  if (reason) return <ApplyRefused reason={reason} />
  const id = requestIdOf(error)
  return (
    <Container>
      <ErrorState
        level={1}
        title={t('error.load')}
        onRetry={onRetry}
        detail={id && t('error.requestId', { id })}
      />
    </Container>
  )
}

function reasonOf(error: Error): Refusal | null {
  if (isRefusal(error, 'already_applied')) return 'applied'
  if (isRefusal(error, 'offer_closed')) return 'closed'
  // An address that is no id at all is refused as input.
  return isRefusal(error, 'not_found') || isRefusal(error, 'invalid_input') ? 'missing' : null
}
