import { readdirSync, readFileSync } from 'node:fs'

type Process = { parent: number; part: string | null; own: number; reaped: number }

const ticksPerSecond = 100
const sampleMs = 200

/**
 * Counts the CPU seconds, user and system, of everything that a part of the check starts: its commands, their
 * descendants, and those that outlive their parent, as Chromium's processes do and a PostgreSQL that went to the
 * background. This process itself is not counted. Only Linux tells the times: elsewhere they are not `known`.
 *
 * The process table is read five times a second. A process that ended is in its parent's time of waited-for children,
 * so that short lives between two readings count too. Of one that nobody waits for, what it used after the last
 * reading is missing, at most a fifth of a second; one whose parent ended before it was first read is not found.
 */
export function countCpuSeconds() {
  const ticks = new Map<string, number>()
  const roots = new Map<number, string>()
  let known = new Map<string, Process>()
  const timer = setInterval(sample, sampleMs).unref()

  function sample(): void {
    const found = readProcesses()
    const now = new Map<string, Process>()
    const keyOf = new Map([...found].map(([key]) => [pidOf(key), key]))
    const partOf = (key: string, { parent }: Process): string | null | undefined => {
      const before = known.get(key)
      if (before) return before.part
      const root = roots.get(pidOf(key))
      if (root !== undefined) return root
      const parentKey = keyOf.get(parent)
      const parentProcess = found.get(parentKey ?? '')
      return parentKey && parentProcess ? partOf(parentKey, parentProcess) : undefined
    }
    for (const [key, each] of found) {
      const part = pidOf(key) === process.pid ? null : partOf(key, each)
      if (part !== undefined) now.set(key, { ...each, part })
    }
    addDifference(known, now, ticks)
    known = now
  }

  return {
    /** What the process does from here on, and all that it starts, belongs to the part. */
    follow(pid: number, part: string): void {
      roots.set(pid, part)
      sample()
    },
    /** To be called as soon as the process has ended. */
    ended(pid: number): void {
      sample()
      roots.delete(pid)
    },
    read: (part: string) => (ticks.get(part) ?? 0) / ticksPerSecond,
    known: process.platform === 'linux',
    stop: () => clearInterval(timer),
  }
}

/** Median CPU milliseconds of `doPieceOfWork` on processors on which the parts use what their budget was set from. */
const referenceMs = 0.92

/**
 * How many times as long as those the budget was set on this machine's processors take for the same work. A small piece
 * of it is done each second beside the check, and the median counts: what processors share with others, which slows them
 * down by a third on some evenings, slows that too.
 */
export function measureSlowness() {
  const rows = Array.from({ length: 400 }, (_, i) => ({
    id: i,
    name: `Row ${(i * 7919) % 1000}`,
    share: i / 3,
  }))
  const taken: number[] = []
  const timer = setInterval(() => {
    const before = process.cpuUsage()
    doPieceOfWork(rows)
    const { user, system } = process.cpuUsage(before)
    taken.push((user + system) / 1000)
  }, 1000).unref()
  return {
    read: (): number =>
      (taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? referenceMs) / referenceMs,
    stop: () => clearInterval(timer),
  }
}

/** What the check does most: text to objects and back, sorting, patterns. */
function doPieceOfWork(rows: { name: string }[]): number {
  let length = 0
  for (let round = 0; round < 2; round += 1) {
    const copy: typeof rows = JSON.parse(JSON.stringify(rows))
    copy.sort((a, b) => (a.name < b.name ? -1 : 1))
    length += copy
      .map(({ name }) => name.replace(/\d+/g, (digits) => String(Number(digits) + 1)))
      .join().length
  }
  return length
}

function addDifference(
  before: Map<string, Process>,
  now: Map<string, Process>,
  ticks: Map<string, number>,
): void {
  const add = (part: string | null, more: number) =>
    part !== null && ticks.set(part, (ticks.get(part) ?? 0) + Math.max(0, more))
  const ended = endedBelow(before, now)
  for (const [key, { part, own, reaped }] of now) {
    const { own: ownBefore, reaped: reapedBefore } = before.get(key) ?? { own: 0, reaped: 0 }
    add(part, own - ownBefore)
    // What ended children had used by the last reading is counted already.
    const gone = ended.get(key) ?? { part, counted: 0 }
    add(gone.part, reaped - reapedBefore - gone.counted)
  }
}

/** What has ended since the last reading, by the nearest ancestor that has not. */
function endedBelow(before: Map<string, Process>, now: Map<string, Process>) {
  const keyOf = new Map([...before.keys()].map((key) => [pidOf(key), key]))
  const ended = new Map<string, { part: string | null; counted: number }>()
  for (const [key, { part, own, reaped, parent }] of before) {
    if (now.has(key)) continue
    let ancestor = keyOf.get(parent)
    while (ancestor && !now.has(ancestor)) ancestor = keyOf.get(before.get(ancestor)?.parent ?? 0)
    if (!ancestor) continue
    const { counted } = ended.get(ancestor) ?? { counted: 0 }
    ended.set(ancestor, { part, counted: counted + own + reaped })
  }
  return ended
}

/** By process id and start time, since ids are given again. */
function readProcesses(): Map<string, Process> {
  const found = new Map<string, Process>()
  for (const pid of listProcesses()) {
    const stat = readStat(pid)
    if (!stat) continue
    // The name before it is in brackets and may hold anything. See proc_pid_stat(5), whose field 4 comes second here.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, user = 0, system = 0, childrenUser = 0, childrenSystem = 0, startedAt = 0] = [
      1, 11, 12, 13, 14, 19,
    ].map((index) => Number(fields[index]))
    const times = { own: user + system, reaped: childrenUser + childrenSystem }
    found.set(`${pid}:${startedAt}`, { parent, part: null, ...times })
  }
  return found
}

function listProcesses(): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
}

/** A process may end between being listed and being read. */
function readStat(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
}

const pidOf = (key: string): number => Number(key.split(':')[0])
