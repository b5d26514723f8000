import type { CallOutput } from '@tandem/contract/endpoint'
import { type getMessagingSettings, messageMailIntervals } from '@tandem/contract/settings'
import { useTexts } from '#lib/i18n/texts.ts'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useChangeMessaging } from '../queries.ts'
import { SettingRejected } from './SettingRejected.tsx'
import type { Subscriptions } from './SubscriptionSwitches.tsx'

type MessagingSettingsProps = {
  settings: CallOutput<(typeof getMessagingSettings)['output']>
  /** Whether a mail comes at all is decided there. */
  subscriptions: Subscriptions
}

export function MessagingSettings({ settings, subscriptions }: MessagingSettingsProps) {
  const t = useTexts('account')
  const change = useChangeMessaging()
  const isOff = subscriptions.some(({ id, enabled }) => id === 'messages' && !enabled)
  return (
    <Stack gap={4}>
      <h3 className="h4">{t('mails.messages')}</h3>
      <SettingRejected error={change.error} />
      <RadioGroup
        legend={t('mails.interval')}
        name="mail-interval"
        value={settings.mailInterval}
        disabled={isOff}
        hint={isOff ? t('mails.intervalOff') : undefined}
        onChange={(event) => {
          const mailInterval = messageMailIntervals.find((each) => each === event.target.value)
          if (mailInterval) change.mutate({ mailInterval })
        }}
        options={messageMailIntervals.map((value) => ({ value, label: t(`mails.intervals.${value}`) }))}
      />
      <Switch
        label={t('mails.receipts')}
        hint={t('mails.receiptsHint')}
        checked={settings.readReceipts}
        onChange={(event) => change.mutate({ readReceipts: event.target.checked })}
      />
    </Stack>
  )
}
