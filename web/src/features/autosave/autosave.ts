export type SaveStatus =
  | { state: 'idle' | 'saving' }
  /** `retries`: it is tried again by itself. */
  | { state: 'failed'; retries: boolean }
  | { state: 'saved'; at: Date }

export type Autosave<T> = {
  /** Saved after a pause; a newer value takes the place of one that still waits. */
  change: (value: T) => void
  /** Saves at once what waits. Answers whether nothing is left unsaved. */
  flush: () => Promise<boolean>
  hasUnsaved: () => boolean
  /** Gives up what waits. */
  discard: () => void
}

type Options<T> = {
  save: (value: T) => Promise<unknown>
  onStatus: (status: SaveStatus) => void
  delayMs?: number
  /** Whether the same may go well a little later. */
  isTemporary?: (error: unknown) => boolean
}

const retriesMs = [5000, 10_000, 20_000, 30_000]

/**
 * One save at a time, the newest value last. A value whose save failed waits for the next change or flush; where the
 * failure is temporary it is also tried again, at last every half minute.
 */
export function createAutosave<T>({
  save,
  onStatus,
  delayMs = 800,
  isTemporary = () => false,
}: Options<T>): Autosave<T> {
  let unsaved: { value: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  let failures = 0

  async function saveAll(): Promise<boolean> {
    while (unsaved) {
      const saving = unsaved
      // A retry is not told each time.
      if (failures === 0) onStatus({ state: 'saving' })
      try {
        await save(saving.value)
      } catch (error) {
        const retries = isTemporary(error)
        onStatus({ state: 'failed', retries })
        if (retries && unsaved) timer = setTimeout(() => void flush(), nextRetry())
        return false
      }
      failures = 0
      if (unsaved === saving) unsaved = null
    }
    onStatus({ state: 'saved', at: new Date() })
    return true
  }
  function nextRetry() {
    failures += 1
    return retriesMs[Math.min(failures, retriesMs.length) - 1]
  }
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (!unsaved && !running) return Promise.resolve(true)
    running ??= saveAll().finally(() => {
      running = null
    })
    return running
  }
  return {
    change(value) {
      unsaved = { value }
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), delayMs)
    },
    flush,
    hasUnsaved: () => unsaved !== null,
    discard() {
      clearTimeout(timer)
      unsaved = null
    },
  }
}
