import {
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Config } from '#platform/config/config.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'

export type Snapshot = {
  /** Puts database and files into an empty data folder; false when there is no such snapshot. */
  restore(): boolean
  /** Keeps what the data folder holds now. Nothing else may write to it meanwhile. */
  save(database: Database): Promise<void>
}

const keyFile = join(import.meta.dirname, 'snapshot-key')
const cache = join(projectRoot, 'node_modules/.cache/tandem/snapshots')

/**
 * A copy of an embedded database and its files just after they were prepared, for data folders that are still empty:
 * migrating and filling takes ten times as long. The demo counts its dates from today, so each is good for one day.
 * Null where nothing can be copied, and from the sources: only the build knows what a snapshot depends on.
 */
export function snapshotOf(config: Config, now: Date, log: Log): Snapshot | null {
  if (config.database.url !== null || config.files.kind !== 'local' || !existsSync(keyFile)) return null
  const kind = config.demo ? 'demo' : 'empty'
  const name = `${kind}-${berlinDay(now)}-${readFileSync(keyFile, 'utf8')}`
  const kept = join(cache, name)
  const parts: Parts = { db: join(config.dataDir, 'db'), files: config.files.folder }
  return {
    restore: () => existsSync(kept) && restore(kept, parts, log),
    async save(database) {
      await database.pool.query('CHECKPOINT')
      save(kept, parts, log)
      for (const outdated of olderThan(name, kind))
        rmSync(join(cache, outdated), { recursive: true, force: true })
    },
  }
}

/** All of the kind but the newest beside this one: the check starts at two days, the screens' and today. */
function olderThan(name: string, kind: string): string[] {
  const others = readdirSync(cache).filter((other) => other.startsWith(kind) && !other.startsWith(name))
  const madeAt = (other: string) => statSync(join(cache, other)).mtimeMs
  return others.sort((one, other) => madeAt(other) - madeAt(one)).slice(1)
}

type Parts = { db: string; files: string }

function restore(kept: string, { db, files }: Parts, log: Log): boolean {
  const draft = `${db}.part`
  try {
    rmSync(draft, { recursive: true, force: true })
    copy(join(kept, 'files'), files)
    copy(join(kept, 'db'), draft)
    // Last and at once: a start that is killed before this finds an empty folder again.
    renameSync(draft, db)
    return true
  } catch (err) {
    log.warn({ err }, 'The snapshot could not be copied')
    rmSync(draft, { recursive: true, force: true })
    return false
  }
}

/** Only a start that is slower next time, so a failure is no reason to end this one. */
function save(kept: string, { db, files }: Parts, log: Log): void {
  const draft = `${kept}.${process.pid}`
  try {
    copy(files, join(draft, 'files'))
    copy(db, join(draft, 'db'))
    renameSync(draft, kept)
  } catch (err) {
    log.warn({ err }, 'The snapshot could not be kept')
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Shares the blocks on disk where the file system can. */
function copy(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
