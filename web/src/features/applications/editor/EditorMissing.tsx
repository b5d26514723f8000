import { paths } from '@tandem/contract/paths'
import { failureOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'

/** Without an error: what was opened is no profile that can be edited. */
export function EditorMissing({ error, onRetry }: { error?: Error; onRetry?: () => void }) {
  const t = useTexts('applications')
  const to = useTo()
  return (
    <Container>
      <RecordErrorState
        {...(error ? failureOf(error) : { isMissing: true })}
        title={t('editor.missingTitle')}
        text={t('editor.missingText')}
        action={<ButtonLink to={to(paths.ownApplications())}>{t('editor.toList')}</ButtonLink>}
        onRetry={onRetry}
      />
    </Container>
  )
}
