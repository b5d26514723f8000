const ownerKey = 'tandem.push'

/** Whose news this browser tells from now on. */
export function rememberPushOwner(accountId: string): void {
  try {
    localStorage.setItem(ownerKey, accountId)
  } catch {
    // Where nothing can be stored, a sign-out alone ends it.
  }
}

/** The session of the one before may have ended without a sign-out, which leaves the subscription (ADR 37). */
export async function endPushOfOthers(accountId: string): Promise<void> {
  const owner = localStorage.getItem(ownerKey)
  if (owner !== null && owner !== accountId) await endPushSubscription()
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
