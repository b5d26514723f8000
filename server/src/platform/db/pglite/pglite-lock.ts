import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Two processes on one PGlite folder lose data without a word, so the second one must not start. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

type Owner = { pid: number; started: string | null }

const heldHere = new Set<string>()

/** Takes the lock or throws `DatabaseInUseError`; the answer gives it back. A lock of a dead process is taken over. */
export async function lockFolder(path: string): Promise<() => Promise<void>> {
  const me: Owner = { pid: process.pid, started: await startOf(process.pid) }
  if (heldHere.has(path)) throw inUse(path, me)
  heldHere.add(path)
  try {
    if (!(await create(path, me))) await takeOver(path, me)
  } catch (error) {
    heldHere.delete(path)
    throw error
  }
  return async () => {
    heldHere.delete(path)
    await rm(path, { force: true })
  }
}

async function create(path: string, me: Owner): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(me), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function takeOver(path: string, me: Owner): Promise<void> {
  const found = await ownerIn(path)
  if (found && (await lives(found))) throw inUse(path, found)
  await writeFile(`${path}.${me.pid}`, JSON.stringify(me))
  await rename(`${path}.${me.pid}`, path)
  // Another process may be taking over the same dead lock: the last to rename it wins, and both look again.
  await pause(100)
  const winner = await ownerIn(path)
  if (winner && winner.pid !== me.pid) throw inUse(path, winner)
}

async function ownerIn(path: string): Promise<Owner | null> {
  try {
    const { pid, started } = JSON.parse(await readFile(path, 'utf8'))
    return typeof pid === 'number' ? { pid, started } : null
  } catch {
    return null
  }
}

async function lives({ pid, started }: Owner): Promise<boolean> {
  // In a container the process before this one had the same number.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return started === null || started === (await startOf(pid))
}

/** When a process began, where /proc tells: process numbers are used again after a crash. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The second field, the command, may hold spaces and brackets; the start is the 22nd.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function inUse(path: string, owner: Owner): DatabaseInUseError {
  return new DatabaseInUseError(
    `The data folder ${dirname(path)} is in use by process ${owner.pid}. Stop it, or start with another DATA_DIR.`,
  )
}
