import type { ScreenPath } from '@tandem/contract/paths'
import type { ScreenName } from '@tandem/contract/screens'
import type { MouseEvent } from 'react'
import { openHeaderPanel } from '#lib/header-panel.ts'
import { dismissNotification, notify } from '#lib/notifications.ts'
import { useMayOpen } from './may-open.ts'
import { useAccount } from './session-store.ts'
import { storeTarget } from './sign-in-target.ts'

const noticeKey = 'ask-to-login'

type Words = { title: string; desc: string }

/**
 * For links to screens that a visitor may not open: on the spot they are asked to log in, and led there afterwards. A
 * link that is opened in another tab does the same by its guard.
 */
export function useAskToLogin(words: Words) {
  const mayOpen = useMayOpen()
  const isVisitor = useAccount() === null
  return (name: ScreenName, path: ScreenPath) =>
    isVisitor && !mayOpen(name)
      ? {
          onClick(event: MouseEvent) {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            askToLogin(new URL(path, location.origin), words)
          },
        }
      : {}
}

/** For what a visitor begins on a page: they are asked to log in, and come back to it. */
export const askToLoginHere = (words: Words): void => askToLogin(location, words)

function askToLogin(target: Parameters<typeof storeTarget>[0], words: Words): void {
  storeTarget(target)
  notify({ key: noticeKey, type: 'info', ...words })
  openHeaderPanel('login')
}

/** They have: what asked them to is out of date. */
export const clearAskToLogin = (): void => dismissNotification(noticeKey)
