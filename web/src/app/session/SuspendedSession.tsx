import { paths } from '@tandem/contract/paths'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { currentAccount, currentToken, useAccount } from '#lib/session/session-store.ts'
import { clearTarget } from '#lib/session/sign-in-target.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'
import { cx } from '#ui/cx.ts'
import { queryClient } from '../query-client.ts'
import styles from './SuspendedSession.module.css'
import { clearPersonalState } from './session-end.ts'

const loadDialog = () => import('#features/sign-in/suspended/SuspendedDialog.tsx')
const SuspendedDialog = lazy(async () => ({ default: (await loadDialog()).SuspendedDialog }))

/**
 * Around the page. While its session is suspended, the page stays with all that was typed, but nobody can see, reach or
 * search it, and a dialog asks for the login (ADR 23).
 */
export function SuspendedSession({ children }: { children: ReactNode }) {
  const to = useTo()
  const navigate = useNavigate()
  const isSuspended = useIsSuspended()
  const isSignedIn = useAccount() !== null
  // In advance: while the session ends the connection may be gone.
  useEffect(() => {
    if (isSignedIn) void loadDialog().catch(() => {})
  }, [isSignedIn])
  return (
    <>
      <div className={cx(styles.page, isSuspended && styles.hidden)} inert={isSuspended}>
        {children}
      </div>
      {isSuspended && (
        <>
          <Resumption />
          <Suspense>
            <SuspendedDialog
              // At once: the shell shows nothing of the account when another one follows.
              onForget={() => flushSync(clearPersonalState)}
              onLeave={() => void navigate(to(paths.home()))}
            />
          </Suspense>
        </>
      )}
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
