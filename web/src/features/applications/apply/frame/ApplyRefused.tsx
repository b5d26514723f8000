import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { useFocusHeadingIfLost } from '../useFocusHeadingIfLost.ts'

export type Refusal = 'applied' | 'closed' | 'missing'

/** Why no application can be written here, and a way on. */
export function ApplyRefused({ reason }: { reason: Refusal }) {
  const t = useTexts('applications')
  const to = useTo()
  useFocusHeadingIfLost()
  return (
    <Container>
      <EmptyState
        art={reason === 'applied' ? 'joined' : 'not-found'}
        level={1}
        title={t(`apply.refused.${reason}.title`)}
        action={
          <ButtonLink to={to(reason === 'applied' ? paths.ownApplications() : paths.offers())}>
            {t(`apply.refused.${reason}.action`)}
          </ButtonLink>
        }
      >
        {t(`apply.refused.${reason}.text`)}
      </EmptyState>
    </Container>
  )
}
