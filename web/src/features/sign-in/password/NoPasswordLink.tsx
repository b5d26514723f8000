import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { AccessFrame } from './AccessFrame.tsx'

export function NoPasswordLink({ reason }: { reason: 'missing' | 'invalid' }) {
  const t = useTexts('signIn')
  const to = useTo()
  return (
    <AccessFrame
      title={t(`newPassword.${reason}.title`)}
      lead={t(`newPassword.${reason}.text`)}
      takesFocus={reason === 'invalid'}
    >
      <div>
        <ButtonLink variant="primary" to={to(paths.requestPassword())}>
          {t('newPassword.ask')}
        </ButtonLink>
      </div>
    </AccessFrame>
  )
}
