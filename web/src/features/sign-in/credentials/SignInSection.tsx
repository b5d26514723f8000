import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { EmailPart } from './EmailPart.tsx'
import { PasswordPart } from './PasswordPart.tsx'

export function SignInSection() {
  const t = useTexts('account')
  return (
    <SectionCard id="anmeldung" title={t('sections.anmeldung')}>
      <EmailPart />
      <hr />
      <PasswordPart />
    </SectionCard>
  )
}
