import { isServerThere } from '#lib/offline/is-server-there.ts'
import { isChunkError } from '#ui/states/load-chunk.ts'

const flag = 'tandem-chunk-reload'

/** Longer than a part is waited for: what fails again after a reload by itself does not reload again. */
const againAfterMs = 10 * 60_000

/**
 * A new release replaces the parts that an open page still asks for: it is loaded anew, once by itself (decisions,
 * section 10). After that, or where something typed might get lost, the person decides.
 */
export async function reloadForChunk(error: unknown, isUnsaved: boolean): Promise<void> {
  if (!isChunkError(error) || isUnsaved) return
  // Without one a browser would show a page of its own in the place of this one.
  if (!(await isServerThere())) return
  try {
    if (Date.now() - Number(sessionStorage.getItem(flag)) < againAfterMs) return
    sessionStorage.setItem(flag, String(Date.now()))
  } catch {
    return
  }
  location.reload()
}
