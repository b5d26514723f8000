import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { SignUpFrame } from '../registration/frame/SignUpFrame.tsx'

export function NoValidLink({ reason }: { reason: 'missing' | 'invalid' }) {
  const t = useTexts('accounts')
  const to = useTo()
  return (
    <SignUpFrame step="confirm" title={t(`verify.${reason}.title`)} takesFocus={reason === 'invalid'}>
      <Text>{t(`verify.${reason}.text`)}</Text>
      <div>
        <ButtonLink variant="primary" to={to(paths.register())}>
          {t('verify.again')}
        </ButtonLink>
      </div>
    </SignUpFrame>
  )
}
