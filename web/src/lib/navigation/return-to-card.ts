/** The id of a record's card in a list. */
export const cardId = (recordId: string): string => `eintrag-${recordId}`

/** The router state of a link back to a list: the card to return to. */
export const returnState = (recordId: string) => ({ recordId })

export function cardToReturnTo(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('recordId' in state)) return null
  return typeof state.recordId === 'string' ? state.recordId : null
}
