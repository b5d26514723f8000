/** The id of a record's card in a list. */
export const cardId = (recordId: string): string => `eintrag-${recordId}`

/** What the way back carries along: the card to return to. */
export const cameFrom = (recordId: string) => ({ recordId })

export function cardInState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('recordId' in state)) return null
  return typeof state.recordId === 'string' ? state.recordId : null
}
