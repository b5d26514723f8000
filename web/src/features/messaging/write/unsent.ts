import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { useSignedIn } from '#lib/session/session-store.ts'
import { browserStorage } from '#lib/storage/browser-storage.ts'

export type WrittenMessage = {
  key: string
  text: string
  writtenAt: string
  /** Of the files that go with it; these themselves do not outlive the page. */
  fileNames: string[]
}

/** A message on its way. */
export type Outgoing = WrittenMessage & {
  accountId: string
  threadId: string
  state: 'sending' | 'failed'
  /** The server's words for why. */
  failure: string | null
  /** Which message it became; it shows until the thread has loaded that one. */
  messageId: string | null
}

type Unsent = {
  drafts: Record<string, string>
  outgoing: Outgoing[]
  /** Accounts for which Enter alone sends on this device. */
  enterSends: string[]
}

/** What was typed and has not arrived; it outlives a change of thread and a reload. */
const useUnsent = create<Unsent>()(
  persist((): Unsent => ({ drafts: {}, outgoing: [], enterSends: [] }), {
    name: 'tandem-unsent',
    storage: createJSONStorage(() => browserStorage),
    partialize: ({ drafts, outgoing, enterSends }) => ({
      drafts,
      enterSends,
      outgoing: outgoing.filter(({ messageId }) => messageId === null),
    }),
    // What was on its way when the page went may or may not have arrived: its key makes a second try safe.
    merge: (kept, fresh) => {
      const { drafts = {}, outgoing = [], enterSends = [] } = (kept ?? {}) as Partial<Unsent>
      const failed = outgoing.map((each) => ({ ...each, state: 'failed' as const }))
      return { ...fresh, drafts, enterSends, outgoing: failed }
    },
  }),
)

/** The text begun at a place: a thread's id, or a new message's recipient. */
export function useDraft(place: string) {
  const { id } = useSignedIn()
  const key = `${id}/${place}`
  const text = useUnsent(({ drafts }) => drafts[key] ?? '')
  const change = (next: string) => keepDraft(key, next)
  /** Once it is saved or sent; what was typed since stays. */
  const clear = (saved: string) => {
    if (useUnsent.getState().drafts[key] === saved) change('')
  }
  return [text, change, clear] as const
}

function keepDraft(key: string, text: string): void {
  useUnsent.setState(({ drafts: { [key]: _, ...others } }) => ({
    drafts: text === '' ? others : { ...others, [key]: text },
  }))
}

/** Whether Enter sends and Shift with Enter makes a new line, and how to change it. */
export function useEnterSends() {
  const { id } = useSignedIn()
  const on = useUnsent(({ enterSends }) => enterSends.includes(id))
  const set = (next: boolean) =>
    useUnsent.setState(({ enterSends }) => ({
      enterSends: [...enterSends.filter((each) => each !== id), ...(next ? [id] : [])],
    }))
  return [on, set] as const
}

export function useOutgoing(threadId: string): Outgoing[] {
  const { id } = useSignedIn()
  const all = useUnsent(({ outgoing }) => outgoing)
  return all.filter((each) => each.threadId === threadId && each.accountId === id)
}

/** Also for another try: the message then keeps its place. */
export function markSending(message: WrittenMessage & { accountId: string; threadId: string }): void {
  const sending: Outgoing = { ...message, state: 'sending', failure: null, messageId: null }
  useUnsent.setState(({ outgoing }) => ({
    outgoing: outgoing.some(({ key }) => key === message.key)
      ? outgoing.map((each) => (each.key === message.key ? sending : each))
      : [...outgoing, sending],
  }))
}

export const markSent = (key: string, messageId: string): void => change(key, { messageId })

export const markFailed = (key: string, failure: string | null): void =>
  change(key, { state: 'failed', failure })

export function removeOutgoing(key: string): void {
  useUnsent.setState(({ outgoing }) => ({ outgoing: outgoing.filter((each) => each.key !== key) }))
}

function change(key: string, part: Partial<Outgoing>): void {
  useUnsent.setState(({ outgoing }) => ({
    outgoing: outgoing.map((each) => (each.key === key ? { ...each, ...part } : each)),
  }))
}
