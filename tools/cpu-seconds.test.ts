import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countCpuSeconds } from './cpu-seconds.ts'

const busyFor = (seconds: number) =>
  `${process.execPath} -e 'let t; do t = process.cpuUsage(); while (t.user + t.system < ${seconds * 1e6})'`

test.runIf(process.platform === 'linux')(
  'counts children, those of short life, and those that outlive their parent, by part',
  async () => {
    const counted = countCpuSeconds()
    const run = async (part: string, script: string) => {
      const child = spawn('sh', ['-c', script])
      counted.follow(child.pid ?? 0, part)
      await once(child, 'exit')
      counted.ended(child.pid ?? 0)
    }
    const short = busyFor(0.1)
    const done = join(mkdtempSync(join(tmpdir(), 'tandem-cpu-')), 'done')
    const orphan = `(${busyFor(1)}; touch ${done}) & sleep 0.5`
    await Promise.all([
      run('one', `(${orphan}); ${short}; ${short}; ${short}; until [ -e ${done} ]; do sleep 0.1; done`),
      run('other', busyFor(0.5)),
    ])
    counted.stop()
    expect(counted.read('one')).toBeGreaterThan(1.2)
    expect(counted.read('one')).toBeLessThan(2)
    expect(counted.read('other')).toBeGreaterThan(0.4)
    expect(counted.read('other')).toBeLessThan(1)
  },
)
