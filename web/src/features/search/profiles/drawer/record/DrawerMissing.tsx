import { useOpenProfile } from '#features/search/profiles/open/useOpenProfile.ts'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/request-id.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'

/** A profile that is hidden by now, or did not load. */
export function DrawerMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('applicantSearch')
  const common = useTexts('common')
  const { toList } = useOpenProfile()
  // An address that holds no id at all is refused as input.
  if (isRefusal(error, 'not_found') || isRefusal(error, 'invalid_input')) {
    return (
      <EmptyState
        art="not-found"
        title={t('drawer.goneTitle')}
        level={3}
        action={<ButtonLink to={toList}>{t('drawer.close')}</ButtonLink>}
      >
        {t('drawer.goneText')}
      </EmptyState>
    )
  }
  const id = requestIdOf(error)
  return (
    <ErrorState
      title={common('error.load')}
      level={3}
      onRetry={onRetry}
      detail={id && common('error.requestId', { id })}
    />
  )
}
