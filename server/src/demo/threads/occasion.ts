import type { DemoApplication } from '../applications/application.ts'
import type { Occasion } from './scripts.ts'

/** What there is to talk about, and since when; null for what was never sent or was withdrawn. */
export function occasionOf({ row, events }: DemoApplication): { occasion: Occasion; since: Date } | null {
  const occasion = topic(row)
  const since = events.find(
    ({ event }) => event === (occasion === 'declined_by_company' ? 'finished' : occasion),
  )
  return occasion && since ? { occasion, since: since.at } : null
}

function topic({ status, stage, outcome }: DemoApplication['row']): Occasion | null {
  if (status === 9) return outcome === 'declined_by_company' ? outcome : null
  if (status !== 2) return null
  switch (stage) {
    case 'in_review':
    case 'documents_missing':
    case 'interview':
    case 'offer_made':
      return stage
    default:
      return 'sent'
  }
}
