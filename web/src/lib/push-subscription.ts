/** Ends what this browser is told by push. The server hears of it at the latest when it next wants to say something. */
export async function endPushSubscription(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
