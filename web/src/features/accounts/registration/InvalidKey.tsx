import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { LoginHint } from './frame/LoginHint.tsx'
import { SignUpFrame } from './frame/SignUpFrame.tsx'

export function InvalidKey() {
  const t = useTexts('accounts')
  const to = useTo()
  return (
    <SignUpFrame
      step="account"
      audience="company"
      title={t('invalidKey.title')}
      lead={<LoginHint />}
      takesFocus
    >
      <Text>{t('invalidKey.text')}</Text>
      <div>
        <ButtonLink variant="primary" to={to(paths.home())}>
          {t('invalidKey.home')}
        </ButtonLink>
      </div>
    </SignUpFrame>
  )
}
