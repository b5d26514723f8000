import { sessionName } from './session-lock.ts'
import { currentAccount, currentToken, type Session, setSession, useSessionStore } from './session-store.ts'

/**
 * The session lives in each tab's session storage (decisions, section 3). Tabs of this origin tell each other about it:
 * a new one takes over what an open one has. Nothing of it leaves the browser.
 */
type Message =
  | { type: 'ask'; accountId: string | null }
  | { type: 'session'; session: Session }
  | { type: 'renewed'; previous: string; token: string; security: string }
  | { type: 'ended'; accountId: string }

/** So long the first page waits for another tab; without an answer it is signed out. */
const answerWithinMs = 200

let channel: BroadcastChannel | null = null

/** Opened once; a message is never delivered to the tab that sent it. Null where the browser has none. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(sessionName)
  return channel
}

const post = (message: Message): void => openChannel()?.postMessage(message)

/** What an open tab has; null if none answers. */
export const askTabsForSession = (): Promise<Session | null> => requestSessionOfTabs({ accountId: null })

/** A token that was refused may have been renewed in another tab while this one slept. */
export async function findRenewedToken(): Promise<boolean> {
  const accountId = currentAccount()?.id
  if (!accountId) return false
  const session = await requestSessionOfTabs({ accountId, not: currentToken() })
  if (session) setSession(session)
  return session !== null
}

export const announceRenewedToken = (previous: string, auth: { token: string; security: string }): void =>
  post({ type: 'renewed', previous, token: auth.token, security: auth.security })

/** A tab whose session is suspended goes on with the one that was opened here, if it is the same account's. */
export function announceSession(session: Session): void {
  if (!session.account?.onBehalf) post({ type: 'session', session })
}

export function announceSessionEnd(): void {
  const account = currentAccount()
  if (account) post({ type: 'ended', accountId: account.id })
}

/** Answers other tabs. `onEnded` is called once this tab's account has signed out in another one. */
export function listenToOtherTabs(onEnded: () => void): void {
  const tabs = openChannel()
  if (!tabs) return
  holdLockWhileSignedIn()
  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    const { token, security, account } = useSessionStore.getState()
    if (!account) return
    if (data.type === 'ended' && data.accountId === account.id) return onEnded()
    if (!token) {
      if (data.type === 'session' && data.session.account?.id === account.id) setSession(data.session)
      return
    }
    if (data.type === 'ask' && !account.onBehalf && (data.accountId ?? account.id) === account.id)
      post({ type: 'session', session: { token, security, account } })
    if (data.type === 'renewed' && data.previous === token)
      useSessionStore.setState({ token: data.token, security: data.security })
  }
}

function holdLockWhileSignedIn(): void {
  if (!('locks' in navigator)) return
  let release: (() => void) | null = null
  function follow({ token }: Session) {
    if ((token !== null) === (release !== null)) return
    release?.()
    release = null
    if (token === null) return
    const held = Promise.withResolvers<void>()
    release = held.resolve
    // A browser that refuses it only makes new tabs wait for nothing, or sign in.
    void navigator.locks.request(sessionName, { mode: 'shared' }, () => held.promise).catch(() => {})
  }
  follow(useSessionStore.getState())
  useSessionStore.subscribe(follow)
}

function requestSessionOfTabs({ accountId, not }: { accountId: string | null; not?: string | null }) {
  const tabs = openChannel()
  if (!tabs) return Promise.resolve(null)
  const { promise, resolve } = Promise.withResolvers<Session | null>()
  const listen = ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'session' || data.session.token === not) return
    if ((accountId ?? data.session.account?.id) === data.session.account?.id) resolve(data.session)
  }
  tabs.addEventListener('message', listen)
  post({ type: 'ask', accountId })
  const timer = setTimeout(() => resolve(null), answerWithinMs)
  return promise.finally(() => {
    clearTimeout(timer)
    tabs.removeEventListener('message', listen)
  })
}
