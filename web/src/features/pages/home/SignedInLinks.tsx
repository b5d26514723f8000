import type { AccountType } from '@tandem/contract/endpoint'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Row } from '#ui/layout/Stack.tsx'

export function SignedInLinks({ type }: { type: AccountType }) {
  const t = useTexts('home')
  const to = useTo()
  return (
    <Row wrap>
      <ButtonLink variant="primary" size="lg" to={to(paths.dashboard())}>
        {t('ways.dashboard')}
      </ButtonLink>
      {type !== 'company' && (
        <ButtonLink size="lg" to={to(paths.offers())}>
          {t('ways.offers')}
        </ButtonLink>
      )}
    </Row>
  )
}
