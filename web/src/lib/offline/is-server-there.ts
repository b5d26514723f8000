const patienceMs = 4000

export async function isServerThere(): Promise<boolean> {
  if (navigator.onLine === false) return false
  try {
    const { ok } = await fetch('/health/live', { signal: AbortSignal.timeout(patienceMs), cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}
