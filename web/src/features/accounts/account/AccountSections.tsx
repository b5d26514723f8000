import type { AccountType } from '@tandem/contract/endpoint'
import { ColleaguesSection } from '../colleagues/ColleaguesSection.tsx'
import { SecuritySection } from '../security/SecuritySection.tsx'
import { OwnDataSection } from './data/OwnDataSection.tsx'
import { LanguageSection } from './language/LanguageSection.tsx'
import { DeleteSection } from './leaving/DeleteSection.tsx'
import { ExportSection } from './leaving/ExportSection.tsx'
import { LifetimeSection } from './lifetime/LifetimeSection.tsx'
import { MailsSection } from './mails/MailsSection.tsx'
import { SessionsSection } from './sessions/SessionsSection.tsx'
import { SignInSection } from './sign-in/SignInSection.tsx'

/** In the order of frame/sections.ts. */
export function AccountSections({ type }: { type: AccountType }) {
  return (
    <>
      <OwnDataSection />
      <SignInSection />
      <SecuritySection />
      <LanguageSection />
      <MailsSection />
      <SessionsSection />
      {type !== 'admin' && <LifetimeSection />}
      {type === 'company' && <ColleaguesSection />}
      <ExportSection />
      <DeleteSection />
    </>
  )
}
