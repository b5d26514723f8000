import {
  addPasskey,
  confirmTotp,
  getSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  type SecondFactor,
  startTotp,
} from '@tandem/contract/second-factor'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { loadProfile } from '#lib/session/refresh-session.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { createPasskey } from './passkeys/create-passkey.ts'
import type { NameWords } from './passkeys/suggest-name.ts'

export type Passkey = SecondFactor['passkeys'][number]

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
})

/** Opens what was closed until now. Only once the recovery codes were seen: the page becomes another one by it. */
export async function afterSetUp(): Promise<void> {
  if (!currentAccount()?.secondFactorMissing) return
  await loadProfile()
  focusHeading('sicherheit')
}

export function useStartTotp() {
  return useSingleMutation({ mutationFn: (password: string) => call(startTotp, { body: { password } }) })
}

export function useConfirmTotp() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (code: string) => call(confirmTotp, { body: { code } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  })
}

export function useRemoveTotp() {
  const onSuccess = useShowAnswer()
  return useSingleMutation({
    mutationFn: (password: string) => call(removeTotp, { body: { password } }),
    onSuccess,
  })
}

export function useRenewRecoveryCodes() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (password: string) => call(renewRecoveryCodes, { body: { password } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  })
}

/** Answers null when the person called it off in the browser. */
export function useAddPasskey(words: NameWords) {
  const queries = useQueryClient()
  const showAnswer = useShowAnswer()
  return useSingleMutation({
    mutationFn: async (password: string) => {
      const made = await createPasskey(password, words)
      if (!made) return null
      const before = queries.getQueryData(secondFactorQuery.queryKey)?.passkeys ?? []
      const secondFactor = await call(addPasskey, { body: made })
      showAnswer(secondFactor)
      return secondFactor.passkeys.find(({ id }) => !before.some((passkey) => passkey.id === id)) ?? null
    },
  })
}

export function useRenamePasskey(id: string) {
  const onSuccess = useShowAnswer()
  return useSingleMutation({
    mutationFn: (name: string) => call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess,
  })
}

export function useRemovePasskey(id: string) {
  const onSuccess = useShowAnswer()
  return useSingleMutation({
    mutationFn: (password: string) => call(removePasskey, { params: { id }, body: { password } }),
    onSuccess,
  })
}

/** Shown at once, and asked for again, since an answer that was on its way would show what was before. */
function useShowAnswer() {
  const queries = useQueryClient()
  return (secondFactor: SecondFactor) => {
    queries.setQueryData(secondFactorQuery.queryKey, secondFactor)
    void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  }
}
