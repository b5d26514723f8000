import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { EmailPart } from './EmailPart.tsx'
import { PasswordPart } from './PasswordPart.tsx'

export function SignInSection({ title }: { title: string }) {
  return (
    <SectionCard id="anmeldung" title={title}>
      <EmailPart />
      <hr />
      <PasswordPart />
    </SectionCard>
  )
}
