import { ApiError, NetworkError } from '#lib/api/api-error.ts'

/** The same file would be refused again. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [409, 413, 415].includes(error.status)

/** The line is cut, or the server is away for a moment. */
export const isLost = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && [429, 502, 503, 504].includes(error.status))

const longestPauseMs = 15_000

/** Until the device is online again; else longer each time. */
export function pause(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = navigator.onLine ? setTimeout(done, Math.min(500 * 2 ** tries, longestPauseMs)) : undefined
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
