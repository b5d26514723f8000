import { GoOn } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import { SignUpFrame } from '../registration/frame/SignUpFrame.tsx'

export function AlreadyConfirmed() {
  const t = useTexts('accounts')
  return (
    <SignUpFrame step="profile" title={t('verify.confirmed.title')} takesFocus>
      <Text>{t('verify.confirmed.text')}</Text>
      <GoOn />
    </SignUpFrame>
  )
}
