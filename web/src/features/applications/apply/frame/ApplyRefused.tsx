import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { useFocusHeadingIfLost } from '../useFocusHeadingIfLost.ts'

export type Refusal = 'applied' | 'closed' | 'missing' | 'appliedToCompany' | 'companyMissing' | 'offersOnly'

/** Why no application can be written here, and a way on. */
export function ApplyRefused({ reason }: { reason: Refusal }) {
  const t = useTexts('applications')
  const to = useTo()
  useFocusHeadingIfLost()
  const isApplied = reason === 'applied' || reason === 'appliedToCompany'
  const wayOn = reason === 'companyMissing' ? paths.companies() : paths.offers()
  return (
    <Container>
      <EmptyState
        art={isApplied ? 'joined' : 'not-found'}
        level={1}
        title={t(`apply.refused.${reason}.title`)}
        action={
          <ButtonLink to={to(isApplied ? paths.ownApplications() : wayOn)}>
            {t(`apply.refused.${reason}.action`)}
          </ButtonLink>
        }
      >
        {t(`apply.refused.${reason}.text`)}
      </EmptyState>
    </Container>
  )
}
