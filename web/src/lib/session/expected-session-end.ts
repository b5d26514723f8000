let isOnPurpose = false

/** Runs work that ends the own sessions, so that no "please log in" appears. If it fails, the message is possible again. */
export async function expectSessionEnd<T>(work: () => Promise<T>): Promise<T> {
  isOnPurpose = true
  try {
    return await work()
  } catch (error) {
    isOnPurpose = false
    throw error
  }
}

export const isSessionEndExpected = (): boolean => isOnPurpose
