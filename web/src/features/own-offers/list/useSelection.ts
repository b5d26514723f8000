import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** Of what is shown: an offer that a filter hides is not chosen any more. */
export function useSelection(shown: OwnOfferSummary[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter(({ id }) => ids.has(id))
  return {
    chosen,
    isAll: shown.length > 0 && chosen.length === shown.length,
    has: (id: string) => ids.has(id),
    toggle(id: string) {
      const next = new Set(chosen.map((offer) => offer.id))
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    toggleAll: () => setIds(new Set(chosen.length === shown.length ? [] : shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
