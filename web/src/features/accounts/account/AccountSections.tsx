import type { AccountType } from '@tandem/contract/endpoint'
import { CalendarSection } from '#features/interviews/public.ts'
import { DeleteSection, DeletionNotice, ExportSection } from '#features/privacy/public.ts'
import { SecuritySection } from '#features/second-factor/public.ts'
import { SessionsSection } from '#features/sessions/public.ts'
import { SignInSection } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ColleaguesSection } from '../colleagues/ColleaguesSection.tsx'
import { OwnDataSection } from './data/OwnDataSection.tsx'
import { LanguageSection } from './language/LanguageSection.tsx'
import { Lifetime } from './lifetime/Lifetime.tsx'
import { MailsSection } from './mails/MailsSection.tsx'

/** In the order of frame/sections.ts. */
export function AccountSections({ type }: { type: AccountType }) {
  const t = useTexts('account')
  return (
    <>
      <DeletionNotice />
      <OwnDataSection />
      <SignInSection title={t('sections.anmeldung')} />
      <SecuritySection />
      <LanguageSection />
      <MailsSection />
      {type !== 'admin' && <CalendarSection />}
      <SessionsSection title={t('sections.geraete')} />
      {type !== 'admin' && <LifetimeSection />}
      {type === 'company' && <ColleaguesSection />}
      <ExportSection title={t('sections.eigene-daten')} />
      <DeleteSection title={t('sections.loeschen')} />
    </>
  )
}

function LifetimeSection() {
  const t = useTexts('account')
  const account = useSignedIn()
  const isUnlimited = account.accountMaxLifetime === 0
  return (
    <SectionCard
      id="laufzeit"
      title={t('sections.laufzeit')}
      description={isUnlimited ? undefined : t('lifetime.text')}
    >
      {isUnlimited ? <Text>{t('lifetime.unlimited')}</Text> : <Lifetime account={account} />}
    </SectionCard>
  )
}
