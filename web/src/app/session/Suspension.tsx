import { paths } from '@tandem/contract/paths'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { currentAccount, currentToken } from '#lib/session/session-store.ts'
import { clearTarget } from '#lib/session/sign-in-target.ts'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import { queryClient } from '../query-client.ts'
import { clearPersonalState } from './session-end.ts'

export const loadSuspendedDialog = () => import('#features/sign-in/suspended/SuspendedDialog.tsx')
const SuspendedDialog = lazyPart(async () => (await loadSuspendedDialog()).SuspendedDialog)

/** While a session is suspended: asks for the login, and then the page goes on. */
export function Suspension() {
  const to = useTo()
  const navigate = useNavigate()
  return (
    <>
      <Resumption />
      <SuspendedDialog
        // At once: the shell shows nothing of the account when another one follows.
        onForget={() => flushSync(clearPersonalState)}
        onLeave={() => void navigate(to(paths.home()))}
      />
    </>
  )
}

/**
 * At the end of a suspension, by a login here or in another tab, the page goes on where it stopped: the focus in its
 * field, and all data asked for again. Stands before the dialog, which takes the focus as it opens.
 */
function Resumption() {
  const t = useTexts('signIn')
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    focused.current = document.activeElement
  }, [])
  const resume = useEffectEvent(() => {
    clearTarget()
    void queryClient.invalidateQueries()
    notify({ type: 'success', title: t('suspended.resumed.title'), desc: t('suspended.resumed.text') })
    if (focused.current instanceof HTMLElement) focused.current.focus()
  })
  useEffect(() => {
    const accountId = currentAccount()?.id
    return () => {
      if (currentToken() && currentAccount()?.id === accountId) resume()
    }
  }, [])
  return null
}
