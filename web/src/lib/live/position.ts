/**
 * Up to where this tab knows what has happened, as a position among the server's live events. It begins with the first
 * answer to the session, which no data on the page is older than; from then on the event stream moves it.
 */
let position: number | null = null

export const currentPosition = (): number | null => position

/** By an answer's header; only the first one counts. */
export function startAtPosition(header: string | null): void {
  if (header !== null) position ??= Number(header)
}

export function moveToPosition(next: number): void {
  position = next
}

export function forgetPosition(): void {
  position = null
}
