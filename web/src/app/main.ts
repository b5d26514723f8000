import '#ui/styles/global.css'
import './failing/unstarted.css'
import { isServerThere } from '#lib/offline/is-server-there.ts'
import { isChunkError, loadChunk } from '#ui/states/load-chunk.ts'
import { isEnoughAsServed } from './rendering/enough-as-served.ts'
import { hasTyped, keepPress, untilUsed } from './rendering/first-use.ts'
import { readPageData } from './rendering/read-page-data.ts'
import { reloadForChunk } from './shell/chunk-errors.ts'

/**
 * What every page loads by itself. Where the server has drawn all that there is to read, the client comes with the
 * first use (ADR 41), else at once.
 */
async function begin(): Promise<void> {
  const press = keepPress()
  const used = untilUsed()
  if (await isEnoughAsServed(readPageData())) await used
  try {
    const { start } = await loadChunk(() => import('./client.tsx'))
    await start()
    press.repeat()
  } catch (error) {
    // Without a server a browser would show a page of its own in the place of what can be read.
    if (press.followWithout(await isServerThere())) return
    if (isChunkError(error)) {
      void reloadForChunk(error, hasTyped())
      void untilUsed().then(begin)
    }
    // Nobody catches it: the words of the page say so (theme.js).
    throw error
  }
}

// Not awaited: the client imports what is loaded with this file, and would wait for it to end.
void begin()
