import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/useApplicantSearchScreen.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import type { Sought } from '../state/saved-search.ts'

export function NoPatterns({ sought }: { sought: Sought }) {
  const t = useTexts('patterns')
  const to = useTo()
  const applicants = paths[useApplicantSearchScreen()]()
  return (
    <EmptyState
      art="waiting"
      title={t('list.none')}
      action={
        <ButtonLink variant="primary" to={to(sought === 'applicants' ? applicants : paths.offers())}>
          {t(`list.search.${sought}`)}
        </ButtonLink>
      }
    >
      {t(`list.noneText.${sought}`)}
    </EmptyState>
  )
}
