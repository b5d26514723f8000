import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

import { type Audience, SignUpFrame } from './frame/SignUpFrame.tsx'

type SentMailProps = { audience: Audience; email: string; onBack: () => void }

/** Says the same whether or not the address was known. */
export function ConfirmationMailSent({ audience, email, onBack }: SentMailProps) {
  const t = useTexts('accounts', { formal: audience === 'company' })
  return (
    <SignUpFrame step="confirm" audience={audience} title={t('sent.title')} takesFocus>
      <Text>
        <Trans t={t} i18nKey="sent.to" values={{ email }} components={{ address: <b /> }} />
      </Text>
      <Stack gap={2}>
        <h2 className="h4">{t('sent.nothing')}</h2>
        <Text muted>{t('sent.help')}</Text>
      </Stack>
      <div>
        <Button onClick={onBack}>{t('sent.back')}</Button>
      </div>
    </SignUpFrame>
  )
}
