import { at, chord, descending, name, type SortKey } from '../core/postings/orders.store.ts'

/** Each of the four, and the other way round. */
export type OfferOrder =
  | ('newest' | 'distance' | 'deadline' | 'name')
  | ('oldest' | 'farthest' | 'lastDeadline' | 'nameFromZ')

const no = { column: 'no', type: 'integer' } as const
/** See `daysTo` and `daysFrom`. */
const days = { column: 'days', type: 'integer' } as const

export const offerOrders: Record<OfferOrder, SortKey[]> = {
  newest: [descending(at), descending(no)],
  oldest: [at, no],
  distance: [chord, no],
  farthest: [descending(chord), no],
  deadline: [days, no],
  lastDeadline: [days, no],
  name: [name, no],
  nameFromZ: [descending(name), no],
}
