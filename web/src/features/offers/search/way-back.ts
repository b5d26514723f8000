/** The id of an offer's card in the list. */
export const cardId = (offerId: string): string => `angebot-${offerId}`

/** What the way back carries along: the card to return to. */
export const cameFrom = (offerId: string) => ({ offerId })

export function cardInState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('offerId' in state)) return null
  return typeof state.offerId === 'string' ? state.offerId : null
}
