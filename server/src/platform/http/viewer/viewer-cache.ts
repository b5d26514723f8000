import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'

export type Authenticate = (ctx: Context, token: string) => Promise<Viewer | null>

/** A token is dead on every process within a second of its end; this is well within it. */
const viewerTtlMs = 500
const maxViewers = 10_000

type CacheEntry = { viewer: Promise<Viewer | null>; readAt: number; clockAt: number }

/**
 * Believes for half a second who a token was last seen to be, so that the dozen calls with which a page begins look
 * that up once. Whoever changes something is looked up each time.
 */
export function createViewerCache(authenticate: Authenticate) {
  const entries = new Map<string, CacheEntry>()

  function isFresh({ readAt, clockAt }: CacheEntry, clockNow: number): boolean {
    return performance.now() - readAt < viewerTtlMs && clockNow - clockAt < viewerTtlMs
  }

  return {
    /** For calls that only read. */
    read(ctx: Context, token: string): Promise<Viewer | null> {
      const clockAt = ctx.clock().getTime()
      const cached = entries.get(token)
      if (cached && isFresh(cached, clockAt)) return cached.viewer
      const viewer = authenticate(ctx, token)
      if (entries.size >= maxViewers) entries.clear()
      entries.set(token, { viewer, readAt: performance.now(), clockAt })
      const remove = () => entries.delete(token)
      viewer.then((found) => found ?? remove(), remove)
      return viewer
    },
    /** After any change in this process, which may have ended a session or changed what its holder may do. */
    clear: () => entries.clear(),
  }
}
