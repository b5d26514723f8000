/** Of the account, and of this browser in the list of its devices. */
const ownerKey = 'tandem.push'

/** Whose news this browser tells from now on, and as which device. */
export function rememberPushOwner(accountId: string, deviceId: string): void {
  try {
    localStorage.setItem(ownerKey, `${accountId} ${deviceId}`)
  } catch {
    // Where nothing can be stored, a sign-out alone ends it.
  }
}

/** The device that tells the account's news here; undefined where none does, or it was allowed before this was kept. */
export function ownPushDevice(accountId: string): string | undefined {
  const [owner, deviceId] = readOwner()
  return owner === accountId ? deviceId : undefined
}

function readOwner(): string[] {
  try {
    return localStorage.getItem(ownerKey)?.split(' ') ?? []
  } catch {
    return []
  }
}

/** The session of the one before may have ended without a sign-out, which leaves the subscription (ADR 37). */
export async function endPushOfOthers(accountId: string): Promise<void> {
  const [owner = accountId] = readOwner()
  if (owner !== accountId) await endPushSubscription()
}

/** Ends what this browser is told by push. The server hears of it at the latest when it next wants to say something. */
export async function endPushSubscription(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  try {
    localStorage.removeItem(ownerKey)
  } catch {
    // Nothing was stored.
  }
}
