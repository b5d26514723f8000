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

/** A part did not arrive: the network broke, or a new release has replaced the file. Each browser words it its own way. */
export function isChunkError(error: unknown): boolean {
  if (error instanceof ChunkLoadError) return true
  const words = /dynamically imported module|importing a module script|preload CSS|module script failed/i
  return error instanceof Error && words.test(error.message)
}
