import { newKey } from '#lib/api/new-key.ts'

type Uploading = {
  state: 'uploading'
  percent: number
  /** The connection is lost: it goes on by itself. */
  isInterrupted: boolean
  /** The server has it, and only the list is not new yet. */
  isStored: boolean
}
type Failed = {
  state: 'failed'
  reason: string
  /** The same file again would be refused again. */
  isFinal: boolean
}

export type Upload = {
  id: string
  type: string
  /** The type was guessed from the name. */
  isSuggested: boolean
  name: string
  /** The document whose place it takes. */
  replaces: string | null
} & (Uploading | Failed)

export type NewUpload = { file: File; type: string; isSuggested?: boolean; replaces?: string | null }

type Sending = {
  replaces: string | null
  /** The same for each try, so that a file whose answer was lost is not stored twice. */
  idempotencyKey: string
  onProgress: (percent: number) => void
  signal: AbortSignal
}

type Parts = {
  /** Resolves with its key once the server has the file. */
  send: (type: string, file: File, sending: Sending) => Promise<string>
  /** Gives a document another type. */
  retype?: (key: string, name: string, change: { from: string; to: string }) => Promise<unknown>
  /** Resolves once the new file is shown. */
  onStored: () => Promise<void>
  /** Why a file cannot be sent, in words. */
  refusalOf: (file: File) => string | null
  /** Why one did not get there, in words. */
  reasonOf: (error: unknown) => string
  /** Whether the same file would be refused again. */
  isFinal?: (error: unknown) => boolean
  /** Whether it is worth another try later, without a person. */
  isLost?: (error: unknown) => boolean
  /** Resolves when that try is due. */
  pause?: (tries: number, signal: AbortSignal) => Promise<void>
}

/** More would take the line from each other. */
const atOnce = 3

/** With the pauses of `lost-line.ts` more than a minute, and as long as it takes while the device knows it is offline. */
const maxTries = 8

/** The files of an application or a message that are on their way or did not get there. */
export class Uploads {
  readonly #parts: Parts
  readonly #listeners = new Set<() => void>()
  readonly #running = new Map<string, { stored: Promise<boolean>; ended: AbortController }>()
  readonly #files = new Map<string, File>()
  readonly #waiting: (() => void)[] = []
  #sending = 0
  #all: readonly Upload[] = []

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The same object until something changes. */
  readonly all = (): readonly Upload[] => this.#all

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Resolves when nothing more happens to the file. Answers whether it got there. */
  start({ file, type, isSuggested = false, replaces = null }: NewUpload): Promise<boolean> {
    const id = newKey()
    this.#files.set(id, file)
    this.#show([...this.#all, { id, type, isSuggested, name: file.name, replaces, ...begun }])
    return this.#run(id)
  }

  /** Resolves once no file is on its way any more, and each that got there is shown. Answers whether all got there. */
  async ended(): Promise<boolean> {
    const stored = await Promise.all([...this.#running.values()].map((running) => running.stored))
    return stored.every(Boolean)
  }

  retry(id: string): Promise<boolean> {
    this.#change(id, begun)
    return this.#run(id)
  }

  /** What is on its way ends under the new type. */
  retype(id: string, type: string): void {
    this.#change(id, { type, isSuggested: false })
  }

  /** Calls it off, or takes away that it failed. */
  drop(id: string): void {
    const running = this.#running.get(id)
    if (running) running.ended.abort()
    else this.#remove(id)
  }

  cancel(): void {
    for (const { id, state } of this.#all) if (state === 'uploading') this.drop(id)
  }

  #run(id: string): Promise<boolean> {
    const ended = new AbortController()
    const stored = this.#send(id, ended.signal).finally(() => this.#running.delete(id))
    this.#running.set(id, { stored, ended })
    return stored
  }

  async #send(id: string, signal: AbortSignal): Promise<boolean> {
    const file = this.#files.get(id)
    const upload = this.#find(id)
    if (!file || !upload) return false
    const { reasonOf, isFinal = () => false } = this.#parts
    const refusal = this.#parts.refusalOf(file)
    if (refusal) return this.#fail(id, refusal, true)
    try {
      const key = await this.#inTurn(() => this.#sendUntilThere(upload, file, signal))
      this.#change(id, { percent: 100, isInterrupted: false, isStored: true })
      await this.#showStored(upload, key)
      this.#remove(id)
      return true
    } catch (error) {
      if (!signal.aborted) return this.#fail(id, reasonOf(error), isFinal(error))
      this.#remove(id)
      return false
    }
  }

  async #sendUntilThere({ id, type, replaces }: Upload, file: File, signal: AbortSignal): Promise<string> {
    const idempotencyKey = newKey()
    const onProgress = (percent: number) => this.#change(id, { percent, isInterrupted: false })
    const sending = { replaces, idempotencyKey, onProgress, signal }
    return this.#untilReached(id, signal, () => this.#parts.send(type, file, sending))
  }

  /** The server has the file: whatever fails now, it did get there. */
  async #showStored({ id, type, name }: Upload, key: string): Promise<void> {
    const { retype, onStored } = this.#parts
    const { signal } = new AbortController()
    try {
      const to = this.#find(id)?.type ?? type
      if (to !== type)
        await this.#untilReached(id, signal, async () => retype?.(key, name, { from: type, to }))
      await this.#untilReached(id, signal, onStored)
    } catch {
      // It is in the list when that loads the next time.
    }
  }

  /** Tries again when the connection was lost meanwhile. */
  async #untilReached<T>(id: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const { isLost = () => false, pause = async () => {} } = this.#parts
    for (let tries = 1; ; tries++) {
      signal.throwIfAborted()
      try {
        return await work()
      } catch (error) {
        if (signal.aborted || !isLost(error) || tries === maxTries) throw error
        this.#change(id, { isInterrupted: true })
        await pause(tries, signal)
      }
    }
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#sending < atOnce) this.#sending += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The place is handed on.
      if (next) next()
      else this.#sending -= 1
    }
  }

  #find(id: string): Upload | undefined {
    return this.#all.find((upload) => upload.id === id)
  }

  #fail(id: string, reason: string, isFinal: boolean): false {
    this.#change(id, { state: 'failed', reason, isFinal })
    return false
  }

  #change(id: string, change: Partial<Uploading> | Failed | { type: string; isSuggested: boolean }): void {
    this.#show(this.#all.map((upload) => (upload.id === id ? ({ ...upload, ...change } as Upload) : upload)))
  }

  #remove(id: string): void {
    this.#files.delete(id)
    this.#show(this.#all.filter((upload) => upload.id !== id))
  }

  #show(all: readonly Upload[]): void {
    this.#all = all
    for (const listener of this.#listeners) listener()
  }
}

const begun = { state: 'uploading', percent: 0, isInterrupted: false, isStored: false } as const

/** The names of files that are on their way. */
export const uploadingNames = (all: readonly Upload[]): string[] =>
  all.flatMap((each) => (each.state === 'uploading' && !each.isStored ? [each.name] : []))

/** The names of files that did not get there. */
export const failedNames = (all: readonly Upload[]): string[] =>
  all.flatMap((each) => (each.state === 'failed' ? [each.name] : []))
