import {
  addPushDevice,
  getPushSettings,
  type PushKind,
  removePushDevice,
  switchPushKind,
} from '@tandem/contract/push'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { endPushSubscription, rememberPushOwner } from '#lib/push-subscription.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { readThisBrowser, subscribe } from './this-browser.ts'

export const pushSettingsQuery = queryOptions({
  queryKey: ['push', 'settings'],
  queryFn: ({ signal }) => call(getPushSettings, {}, { signal }),
})

export const thisBrowserQuery = queryOptions({
  queryKey: ['push', 'browser'],
  queryFn: readThisBrowser,
  staleTime: 0,
})

/** Answers whether the person allowed it. */
export function useAllowPush(publicKey: string) {
  const queries = useQueryClient()
  const { id } = useSignedIn()
  return useSingleMutation({
    mutationFn: async () => {
      const body = await subscribe(publicKey)
      if (!body) return false
      rememberPushOwner(id, (await call(addPushDevice, { body })).id)
      return true
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['push'] }),
  })
}

/** `isThis`: the browser, too, is to forget it. */
export function useRemoveDevice() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: async ({ id, isThis }: { id: string; isThis: boolean }) => {
      await call(removePushDevice, { params: { id } })
      if (isThis) await endPushSubscription()
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['push'] }),
  })
}

/** Shown at once, and taken back if the server does not take it. */
export function useSwitchKind() {
  const queries = useQueryClient()
  const { queryKey } = pushSettingsQuery
  type Change = { kind: PushKind; enabled: boolean }
  const show = ({ kind, enabled }: Change) =>
    queries.setQueryData(
      queryKey,
      (push) =>
        push && {
          ...push,
          kinds: push.kinds.map((each) => (each.id === kind ? { ...each, enabled } : each)),
        },
    )
  return useMutation({
    scope: { id: 'push-kinds' },
    mutationFn: ({ kind, enabled }: Change) => call(switchPushKind, { params: { kind }, body: { enabled } }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey })
      show(change)
    },
    onError: (_, { kind, enabled }) => show({ kind, enabled: !enabled }),
  })
}
