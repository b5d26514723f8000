import { saveBookmark } from '@tandem/contract/bookmarks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { askToLoginHere } from '#lib/session/useAskToLogin.ts'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { readStored, store } from '#lib/storage/stored-value.ts'
import type { Mark } from './queries.ts'

type Pending = Mark & { name: string }

const storageKey = 'tandem-bookmark'
const validMs = 60 * 60 * 1000

/** A visitor is asked to sign in, comes back to this page, and then the record is bookmarked. */
export function useBookmarkAfterLogin(mark: Mark, name: string): () => void {
  const t = useTexts('bookmarks')
  useSavePending()
  return () => {
    store(storageKey, { ...mark, name } satisfies Pending)
    askToLoginHere({ title: t('login.title'), desc: t('login.text', { name }) })
  }
}

/** Whichever button is drawn first after the login does it: it counts once. */
function useSavePending(): void {
  const t = useTexts('bookmarks')
  const queries = useQueryClient()
  const accountId = useAccount()?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each login
  useEffect(() => {
    const pending = accountId ? takePending() : null
    if (!pending) return
    const { name, ...body } = pending
    call(saveBookmark, { body })
      .then(() => notify({ type: 'success', title: t('saved', { name }) }))
      .catch((error: unknown) =>
        notify({ type: 'danger', title: t('failed.save', { name }), desc: failureTextOf(error) }),
      )
      .finally(() => void queries.invalidateQueries({ queryKey: ['bookmarks'] }))
  }, [accountId])
}

function takePending(): Pending | null {
  const stored = readStored<Pending>(storageKey)
  if (!stored) return null
  browserStorage.removeItem(storageKey)
  return Date.now() - stored.storedAt <= validMs ? stored.value : null
}
