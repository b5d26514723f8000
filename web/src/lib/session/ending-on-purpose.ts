let isOnPurpose = false

/** Work that ends the own sessions: nobody needs to be told to sign in again, unless it fails. */
export async function endingOnPurpose<T>(work: () => Promise<T>): Promise<T> {
  isOnPurpose = true
  try {
    return await work()
  } catch (error) {
    isOnPurpose = false
    throw error
  }
}

export const endsOnPurpose = (): boolean => isOnPurpose
