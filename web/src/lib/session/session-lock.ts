/** Of the storage, of the channel between tabs, and of the lock that each signed-in tab holds, shared. */
export const sessionName = 'tandem-session'

/** Browsers have locks only on https and localhost; without them one has to ask and wait. */
export async function mayAnotherTabBeSignedIn(): Promise<boolean> {
  try {
    const { held } = await navigator.locks.query()
    return held?.some(({ name }) => name === sessionName) ?? true
  } catch {
    return true
  }
}
