import type { SecondFactor } from '@tandem/contract/second-factor'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import { PasskeyFactor } from './passkeys/PasskeyFactor.tsx'
import { RecoveryFactor } from './recovery/RecoveryFactor.tsx'
import { TotpFactor } from './totp/TotpFactor.tsx'

export function SecondFactors({ secondFactor }: { secondFactor: SecondFactor }) {
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
