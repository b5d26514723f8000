export type DeviceText = ReturnType<typeof deviceText>

/**
 * A text that stays on the device, in the local storage, and is the same in all tabs at once. A browser that keeps
 * nothing has it until the page is left; a server has none.
 */
export function deviceText(key: string) {
  let unkept: string | null = null
  const listeners = new Set<() => void>()

  function read(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return unkept
    }
  }

  function subscribe(listener: () => void): () => void {
    // What another tab writes, or clears.
    const hear = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
    addEventListener('storage', hear)
    listeners.add(listener)
    return () => {
      removeEventListener('storage', hear)
      listeners.delete(listener)
    }
  }

  return {
    read,
    subscribe,
    write(text: string): void {
      unkept = text
      try {
        localStorage.setItem(key, text)
      } catch {
        // Storage may be blocked.
      }
      for (const listener of listeners) listener()
    },
  }
}
