import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { comparable } from '#lib/navigation/useCompared.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { browserStorage } from '#lib/storage/browser-storage.ts'

type Chosen = {
  /** Whose choice it is; null for a visitor. */
  accountId: string | null
  ids: readonly string[]
  /** How often one more was refused since the last change, so that each time is said. */
  refused: number
}

const none: readonly string[] = []

/** It outlives another page of results, an offer that is opened, and a reload. */
const useStore = create<Chosen>()(
  persist((): Chosen => ({ accountId: null, ids: none, refused: 0 }), {
    name: 'tandem-compared-offers',
    storage: createJSONStorage(() => browserStorage),
    partialize: ({ accountId, ids }): Chosen => ({ accountId, ids, refused: 0 }),
  }),
)

/** The offers that are chosen for a comparison, across searches. */
export function useChosenOffers() {
  const accountId = useAccount()?.id ?? null
  const { ids, refused } = useStore()
  const isOwn = useStore((chosen) => chosen.accountId === accountId)
  const chosen = isOwn ? ids : none
  const choose = (next: readonly string[]) => useStore.setState({ accountId, ids: next, refused: 0 })
  return {
    ids: chosen,
    refused: isOwn ? refused : 0,
    /** One more than can be compared is refused. */
    toggle(id: string): void {
      if (chosen.includes(id)) choose(chosen.filter((each) => each !== id))
      else if (chosen.length < comparable.max) choose([...chosen, id])
      else useStore.setState({ refused: refused + 1 })
    },
    drop: (gone: readonly string[]) => choose(chosen.filter((id) => !gone.includes(id))),
    clear: () => choose(none),
  }
}
