type Uploading = {
  state: 'uploading'
  name: string
  percent: number
  /** The server has it, and only the list is not new yet. */
  isStored: boolean
  cancel: () => void
}
type Failed = { state: 'failed'; name: string; reason: string; dismiss: () => void }
export type Upload = Uploading | Failed

type Sending = { onProgress: (percent: number) => void; signal: AbortSignal }

type Parts = {
  /** Resolves once the server has the file. */
  send: (type: string, file: File, sending: Sending) => Promise<unknown>
  /** Resolves once the new file is shown. */
  onStored: () => Promise<void>
  /** Why a file cannot be sent, in words. */
  refusalOf: (file: File) => string | null
  /** Why one did not get there, in words. */
  reasonOf: (error: unknown) => string
}

/** The files of an application that are on their way or did not get there, one for each document type. */
export class Uploads {
  readonly #parts: Parts
  readonly #listeners = new Set<() => void>()
  readonly #running = new Map<string, Promise<boolean>>()
  #all: Readonly<Record<string, Upload>> = {}

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The same object until something changes. */
  readonly all = (): Readonly<Record<string, Upload>> => this.#all

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Resolves when nothing more happens to the file. Answers whether it got there. */
  start(type: string, file: File): Promise<boolean> {
    const running = this.#send(type, file).finally(() => this.#running.delete(type))
    this.#running.set(type, running)
    return running
  }

  /** Resolves once no file is on its way any more, and each that got there is shown. Answers whether all got there. */
  async ended(): Promise<boolean> {
    const stored = await Promise.all(this.#running.values())
    return stored.every(Boolean)
  }

  cancel(): void {
    for (const upload of Object.values(this.#all)) if (upload.state === 'uploading') upload.cancel()
  }

  async #send(type: string, file: File): Promise<boolean> {
    const { send, onStored, refusalOf, reasonOf } = this.#parts
    const refusal = refusalOf(file)
    if (refusal) return this.#fail(type, file, refusal)
    const ended = new AbortController()
    const show = (percent: number, isStored: boolean) =>
      this.#set(type, {
        state: 'uploading',
        name: file.name,
        percent,
        isStored,
        cancel: () => ended.abort(),
      })
    show(0, false)
    try {
      await send(type, file, { onProgress: (percent) => show(percent, false), signal: ended.signal })
      show(100, true)
      await onStored()
      this.#set(type, null)
      return true
    } catch (error) {
      if (!ended.signal.aborted) return this.#fail(type, file, reasonOf(error))
      this.#set(type, null)
      return false
    }
  }

  #fail(type: string, file: File, reason: string): false {
    this.#set(type, { state: 'failed', name: file.name, reason, dismiss: () => this.#set(type, null) })
    return false
  }

  #set(type: string, upload: Upload | null): void {
    const { [type]: _, ...others } = this.#all
    this.#all = upload ? { ...others, [type]: upload } : others
    for (const listener of this.#listeners) listener()
  }
}

type All = Readonly<Record<string, Upload>>

/** The names of files that are on their way. */
export const uploadingNames = (all: All): string[] =>
  Object.values(all).flatMap((each) => (each.state === 'uploading' && !each.isStored ? [each.name] : []))

/** The names of files that did not get there. */
export const failedNames = (all: All): string[] =>
  Object.values(all).flatMap((each) => (each.state === 'failed' ? [each.name] : []))
