import { useQuery } from '@tanstack/react-query'
import { BlockedContacts } from '#features/messaging/public.ts'
import { PushSettings } from '#features/push/public.ts'
import { LoadedPart } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { messagingSettingsQuery, subscriptionsQuery } from '../queries.ts'
import { MessagingSettings } from './MessagingSettings.tsx'
import { SubscriptionSwitches } from './SubscriptionSwitches.tsx'

/** Everything here applies at once. */
export function MailsSection() {
  const t = useTexts('account')
  const { type } = useSignedIn()
  const subscriptions = useQuery(subscriptionsQuery)
  const messaging = useQuery(messagingSettingsQuery)
  return (
    <SectionCard id="mitteilungen" title={t('sections.mitteilungen')} description={t('mails.text')}>
      <LoadedPart query={subscriptions} rows={4}>
        {(loaded) => <SubscriptionSwitches subscriptions={loaded} />}
      </LoadedPart>
      <hr />
      <LoadedPart query={messaging} rows={3}>
        {(loaded) => <MessagingSettings settings={loaded} subscriptions={subscriptions.data ?? []} />}
      </LoadedPart>
      <hr />
      <PushSettings />
      {type !== 'admin' && (
        <>
          <hr />
          <BlockedContacts />
        </>
      )}
    </SectionCard>
  )
}
