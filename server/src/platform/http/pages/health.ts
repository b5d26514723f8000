import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db/database.ts'
import { isDatabaseResponsive } from '#platform/db/health.ts'

const minFreeBytes = 64 * 1024 * 1024
/**
 * A write that failed for want of room tells about disks that this process cannot look at. Not for long: 10 s after there
 * is room again the process gets requests, and whoever asks whether it is ready does so every few seconds.
 */
const diskFullKnownMs = 5000

export type Disk = ReturnType<typeof watchDisk>

/** `folder`: where this machine keeps data, if it does. */
export function watchDisk(folder: string | null) {
  let fullAt = Number.NEGATIVE_INFINITY
  return {
    reportFull(): void {
      fullAt = performance.now()
    },
    async hasRoom(): Promise<boolean> {
      if (performance.now() - fullAt < diskFullKnownMs) return false
      if (folder === null) return true
      // Where the folder is gone, or its disk is, nothing can be written either.
      return statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize >= minFreeBytes,
        () => false,
      )
    },
  }
}

/**
 * `live`: the process answers. `ready`: it should get requests; if not, the answer says why: `stopping`, `database`
 * or `disk`.
 */
export function registerHealth(app: FastifyInstance, db: Db, disk: Disk, isStopping: () => boolean): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const [answers, hasRoom] = await Promise.all([isDatabaseResponsive(db), disk.hasRoom()])
    const reasons = [isStopping() && 'stopping', !answers && 'database', !hasRoom && 'disk'].filter(Boolean)
    if (reasons.length === 0) return { status: 'ready' }
    return reply.code(503).send({ status: 'unavailable', reasons })
  })
}
