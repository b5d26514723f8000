import {
  type EmailSubscription,
  getSubscriptions,
  giveConsent,
  renewAccount,
  updateAccount,
  updateSubscription,
} from '@tandem/contract/accounts/own-account'
import type { CallInput, CallOutput } from '@tandem/contract/endpoint'
import { getMessagingSettings, updateMessagingSettings } from '@tandem/contract/settings'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { setAccount } from '#lib/session/session-store.ts'

export function useUpdateAccount() {
  return useMutation({
    mutationFn: (body: CallInput<typeof updateAccount>['body']) => call(updateAccount, { body }),
    onSuccess: setAccount,
  })
}

export const subscriptionsQuery = queryOptions({
  queryKey: ['accounts', 'subscriptions'],
  queryFn: ({ signal }) => call(getSubscriptions, {}, { signal }),
})

type SubscriptionChange = { id: EmailSubscription; enabled: boolean }

/** Shown at once, and taken back if the server does not take it. */
export function useSwitchSubscription() {
  const queries = useQueryClient()
  const show = ({ id, enabled }: SubscriptionChange) =>
    queries.setQueryData(subscriptionsQuery.queryKey, (all) =>
      all?.map((each) => (each.id === id ? { ...each, enabled } : each)),
    )
  return useMutation({
    ...oneAfterAnother(queries, subscriptionsQuery.queryKey),
    mutationFn: ({ id, enabled }: SubscriptionChange) =>
      call(updateSubscription, { params: { subscription: id }, body: { enabled } }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: subscriptionsQuery.queryKey })
      show(change)
    },
    onError: (_, { id, enabled }) => show({ id, enabled: !enabled }),
  })
}

export const messagingSettingsQuery = queryOptions({
  queryKey: ['accounts', 'messaging-settings'],
  queryFn: ({ signal }) => call(getMessagingSettings, {}, { signal }),
})

type MessagingSettings = CallOutput<(typeof getMessagingSettings)['output']>
export type MessagingChange = Partial<Pick<MessagingSettings, 'mailInterval' | 'readReceipts'>>

/** Shown at once, and taken back if the server does not take it. */
export function useChangeMessaging() {
  const queries = useQueryClient()
  const { queryKey } = messagingSettingsQuery
  return useMutation({
    ...oneAfterAnother(queries, queryKey),
    mutationFn: (change: MessagingChange) => {
      const { mailInterval, readReceipts } = { ...shownMessaging(queries), ...change }
      return call(updateMessagingSettings, { body: { mailInterval, readReceipts } })
    },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey })
      const before = shownMessaging(queries)
      queries.setQueryData(queryKey, { ...before, ...change })
      return before
    },
    onError: (_, __, before) => queries.setQueryData(queryKey, before),
  })
}

function shownMessaging(queries: QueryClient): MessagingSettings {
  const settings = queries.getQueryData(messagingSettingsQuery.queryKey)
  if (!settings) throw new Error('The settings are changed only once they are on screen')
  return settings
}

/** Quick changes reach the server in the order they were made; only after the last one its state is asked for. */
function oneAfterAnother(queries: QueryClient, queryKey: readonly string[]) {
  return {
    mutationKey: queryKey,
    scope: { id: queryKey.join('-') },
    onSettled: () => {
      if (queries.isMutating({ mutationKey: queryKey }) === 1) void queries.invalidateQueries({ queryKey })
    },
  }
}

export function useRenew() {
  return useSingleMutation({ mutationFn: () => call(renewAccount, {}), onSuccess: setAccount })
}

/** `onDone` runs where nothing is due any more. */
export function useGiveConsent(onDone: () => void) {
  return useSingleMutation({
    mutationFn: (body: CallInput<typeof giveConsent>['body']) => call(giveConsent, { body }),
    onSuccess: (account) => {
      setAccount(account)
      if (!account.consentDue) onDone()
    },
  })
}
