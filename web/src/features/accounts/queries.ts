import { type ApplicantRegistration, confirmAccount, register } from '@tandem/contract/accounts'
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { call } from '#lib/api/call.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { paths } from '#lib/paths.ts'
import { signIn } from './sign-in.ts'

/** After it nothing that was loaded before is shown, reference data is asked for again, and the dashboard opens. */
export function useSignIn() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const to = useTo()
  return useMutation({
    mutationFn: signIn,
    onSuccess: async () => {
      void queries.resetQueries({ predicate: (query) => !isForEveryone(query) })
      void queries.invalidateQueries({ predicate: isForEveryone, refetchType: 'all' })
      await navigate(to(paths.dashboard()))
    },
  })
}

const isForEveryone = ({ queryKey: [feature] }: Query) => feature === 'settings' || feature === 'reference'

export function useRegister() {
  return useMutation({
    mutationFn: (body: z.output<typeof ApplicantRegistration>) => call(register, { body }),
  })
}

export function useConfirm() {
  return useMutation({
    mutationFn: (token: string) => call(confirmAccount, { body: { token } }),
  })
}
