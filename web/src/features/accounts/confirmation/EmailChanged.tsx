import { AccessFrame, GoOn } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'

/** Every session has ended with the change, so the login is what comes next. */
export function EmailChanged() {
  const t = useTexts('accounts')
  return (
    <AccessFrame title={t('emailChanged.title')} lead={t('emailChanged.text')} takesFocus>
      <GoOn />
    </AccessFrame>
  )
}
