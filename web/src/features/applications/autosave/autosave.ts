export type SaveStatus = { state: 'idle' | 'saving' | 'failed' } | { state: 'saved'; at: Date }

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
}

/** One save at a time, the newest value last; a value whose save failed waits for the next change or flush. */
export function createAutosave<T>({ save, onStatus, delayMs = 800 }: Options<T>): Autosave<T> {
  let unsaved: { value: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null

  async function saveAll(): Promise<boolean> {
    while (unsaved) {
      const saving = unsaved
      onStatus({ state: 'saving' })
      try {
        await save(saving.value)
      } catch {
        onStatus({ state: 'failed' })
        return false
      }
      if (unsaved === saving) unsaved = null
    }
    onStatus({ state: 'saved', at: new Date() })
    return true
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
