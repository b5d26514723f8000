import type { EmailSubscription, getSubscriptions } from '@tandem/contract/accounts/own-account'
import type { CallOutput } from '@tandem/contract/endpoint'
import { listEmailSubscriptions } from '@tandem/contract/reference'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useEmailSubscriptions, useSetState } from '#lib/reference.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import { useSwitchSubscription } from '../queries.ts'
import { SettingRejected } from './SettingRejected.tsx'

export type Subscriptions = CallOutput<(typeof getSubscriptions)['output']>

export function SubscriptionSwitches({ subscriptions }: { subscriptions: Subscriptions }) {
  const t = useTexts('account')
  const { type } = useSignedIn()
  const { onRetry } = useSetState(listEmailSubscriptions)
  const nameOf = namesOf(useEmailSubscriptions())
  const change = useSwitchSubscription()
  // The tips are about applying.
  const shown = subscriptions.filter(({ id }) => type === 'applicant' || id !== 'tips')
  const hintOf = (id: EmailSubscription) =>
    t(id === 'application_changes' ? `mails.hints.${id}.${type}` : `mails.hints.${id}`)
  return (
    <Stack gap={4}>
      <h3 className="h4">{t('mails.byMail')}</h3>
      <SettingRejected error={change.error} />
      <ListFailure onRetry={onRetry} />
      {(onRetry ? [] : shown).map(({ id, enabled }) => (
        <Switch
          key={id}
          label={nameOf(id)}
          hint={hintOf(id)}
          checked={enabled}
          onChange={(event) => change.mutate({ id, enabled: event.target.checked })}
        />
      ))}
    </Stack>
  )
}
