import { useTexts } from '#lib/i18n/texts.ts'
import { GoOn } from '../login/GoOn.tsx'
import { AccessFrame } from '../password/AccessFrame.tsx'

/** Every session has ended with the change, so the login is what comes next. */
export function EmailChanged() {
  const t = useTexts('accounts')
  return (
    <AccessFrame title={t('emailChanged.title')} lead={t('emailChanged.text')} takesFocus>
      <GoOn />
    </AccessFrame>
  )
}
