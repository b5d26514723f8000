import { paths } from '@tandem/contract/paths'
import { deleteAccount } from '@tandem/contract/privacy'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { chooseKeptData } from '#lib/offline/kept-data.ts'
import { endPushSubscription } from '#lib/push-subscription.ts'
import { expectSessionEnd } from '#lib/session/expected-session-end.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { clearAllStored } from '#lib/storage/browser-storage.ts'
import type { DeletionAnswers } from './deletion-form.ts'

const slugs = { applicant: 'bewerber', company: 'unternehmen', admin: undefined } as const

/** Leaves by loading the next page anew: so nothing of the person stays in this window's memory either. */
export function useDeleteAccount() {
  const to = useTo()
  const { id, type } = useSignedIn()
  return useSingleMutation({
    mutationFn: (body: DeletionAnswers) => expectSessionEnd(() => call(deleteAccount, { body })),
    onSuccess: async () => {
      // What is kept for reading without a connection outlasts the page. Turned off, it is not written anew meanwhile.
      await Promise.allSettled([chooseKeptData(id, false), endPushSubscription()])
      clearAllStored()
      location.replace(to(paths.accountDeleted({ accountType: slugs[type] })))
      // Until the page is gone the button stays busy, and the session's end on purpose.
      return new Promise(() => {})
    },
  })
}
