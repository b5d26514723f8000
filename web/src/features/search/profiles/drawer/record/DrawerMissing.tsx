import { useOpenProfile } from '#features/search/profiles/open/useOpenProfile.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'

/** A profile that is hidden by now, or did not load. */
export function DrawerMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts('applicantSearch')
  const { toList } = useOpenProfile()
  return (
    <RecordErrorState
      {...failureOf(error)}
      level={3}
      title={t('drawer.goneTitle')}
      text={t('drawer.goneText')}
      action={<ButtonLink to={toList}>{t('drawer.close')}</ButtonLink>}
      onRetry={onRetry}
    />
  )
}
