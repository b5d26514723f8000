import type { SecondFactor } from '@tandem/contract/second-factor'
import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { PasskeyFactor } from './passkeys/PasskeyFactor.tsx'
import { secondFactorQuery } from './queries.ts'
import { RecoveryFactor } from './recovery/RecoveryFactor.tsx'
import { TotpFactor } from './totp/TotpFactor.tsx'

/** What the account signs in with beside its password. */
export function SecuritySection() {
  const t = useTexts('security')
  const secondFactor = useQuery(secondFactorQuery)
  return (
    <SectionCard id="sicherheit" title={t('title')} description={t('description')}>
      <LoadedPart query={secondFactor} rows={4}>
        {(loaded) => <SecondFactors secondFactor={loaded} />}
      </LoadedPart>
    </SectionCard>
  )
}

function SecondFactors({ secondFactor }: { secondFactor: SecondFactor }) {
  const t = useTexts('security')
  const { required, totpSince, passkeys, recoveryCodesLeft } = secondFactor
  const count = passkeys.length + (totpSince ? 1 : 0)
  const canRemove = !required || count > 1
  return (
    <>
      <PasskeyFactor passkeys={passkeys} canRemove={canRemove} />
      <TotpFactor since={totpSince} hasPasskey={passkeys.length > 0} canRemove={canRemove} />
      {count > 0 && <RecoveryFactor left={recoveryCodesLeft} />}
      {count > 0 && !canRemove && (
        <Text size="small" muted>
          {t('required')}
        </Text>
      )}
    </>
  )
}
