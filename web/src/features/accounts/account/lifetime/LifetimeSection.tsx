import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Lifetime } from './Lifetime.tsx'

export function LifetimeSection() {
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
