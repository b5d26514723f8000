import { paths } from '@tandem/contract/paths'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/request-id.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'

/** An offer that is not there (any more), or that did not load. */
export function OfferMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('offers')
  const common = useTexts('common')
  const to = useTo()
  const id = requestIdOf(error)
  // An address that is no id at all is refused as input.
  const isMissing = isRefusal(error, 'not_found') || isRefusal(error, 'invalid_input')
  return (
    <Container>
      {isMissing ? (
        <EmptyState
          art="not-found"
          level={1}
          title={t('offer.missingTitle')}
          action={<ButtonLink to={to(paths.offers())}>{t('offer.toList')}</ButtonLink>}
        >
          {t('offer.missingText')}
        </EmptyState>
      ) : (
        <ErrorState
          level={1}
          title={common('error.load')}
          onRetry={onRetry}
          detail={id && common('error.requestId', { id })}
        />
      )}
    </Container>
  )
}
