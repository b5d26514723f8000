import { ApiError } from '#lib/api/api-error.ts'
import { readUnsaved, storeUnsaved } from './unsaved-values.ts'

/** A line that is down for long need not be remembered try by try. */
const mostRemembered = 10

type Parts<Content, Saved> = {
  put: (id: string, content: Content, revision: number) => Promise<Saved>
  /** The record as it now is, where a write was refused since it has changed. */
  currentOf: (error: unknown) => Saved | null
  contentOf: (saved: Saved) => Content
}

/**
 * Saves what stands in records of a kind. A save whose answer was lost may have arrived all the same: what it left there
 * is no change of somebody else, so the next one follows on it. That is remembered over a reload.
 */
export function ownSaves<Content, Saved extends { id: string; revision: number }>({
  put,
  currentOf,
  contentOf,
}: Parts<Content, Saved>) {
  async function save(id: string, content: Content, revision: number): Promise<Saved> {
    const sent = JSON.stringify(content)
    remember(id, [...remembered(id), sent])
    try {
      const saved = await put(id, content, revision)
      forget(id)
      return saved
    } catch (error) {
      const current = currentOf(error)
      if (current && current.revision > revision && isOwn(current)) return save(id, content, current.revision)
      // It was refused, so it did not arrive.
      if (error instanceof ApiError && error.status < 500)
        remember(
          id,
          remembered(id).filter((each) => each !== sent),
        )
      throw error
    }
  }

  /** Whether this is what a save from here left, of which nothing was heard yet. */
  const isOwn = (saved: Saved): boolean => remembered(saved.id).includes(JSON.stringify(contentOf(saved)))

  return { save, isOwn, forget }
}

/** Whoever leaves has given up what was not saved. */
const forget = (id: string): void => storeUnsaved(keptAs(id), null)

const keptAs = (id: string) => `sent ${id}`
const remembered = (id: string) => (readUnsaved(keptAs(id))?.contents ?? []) as string[]

function remember(id: string, contents: string[]): void {
  const different = [...new Set(contents)].slice(-mostRemembered)
  storeUnsaved(keptAs(id), different.length > 0 ? { contents: different } : null)
}
