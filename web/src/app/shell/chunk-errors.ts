const flag = 'tandem-chunk-reload'
const patienceMs = 120_000

class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** Loads a part of the program; what has not come after 120 s (specification, section 8) will not come. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('A part of the page took too long')), patienceMs)
  })
  return Promise.race([load(), late]).finally(() => clearTimeout(timer))
}

/** A part did not arrive: the network broke, or a new release has replaced the file. */
export function isChunkError(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return true
  return (
    error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)
  )
}

/** Once by itself (decisions, section 10); after that the person decides. */
export function reloadForChunk(): void {
  try {
    if (sessionStorage.getItem(flag)) return
    sessionStorage.setItem(flag, '1')
  } catch {
    return
  }
  location.reload()
}
