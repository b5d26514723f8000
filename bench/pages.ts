/**
 * What a public page from the server costs, as a ratio to the empty page that the browser draws itself, in this run on
 * this machine: `npm run bench:pages`. One connection, so that the time of an answer is what the server works for it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './measure.ts'
import { startTandem } from './servers/start-tandem.ts'

const rounds = 60
const freshMs = 1000
const pages = ['/', '/faq', '/kontakt', '/datenschutz', '/registrierung']

const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const tandem = await startTandem(dataDir)
const headers = { accept: 'text/html', 'accept-encoding': 'gzip' }
try {
  console.log('page            empty ms   kept ms  looked at ms  drawn ms   kept/empty  drawn/empty')
  for (const path of pages) {
    await time(path)
    const taken = {
      empty: [] as number[],
      kept: [] as number[],
      drawn: [] as number[],
      looked: [] as number[],
    }
    // In turns, so that a machine that changes its pace changes it for all.
    for (let round = 0; round < rounds; round += 1) {
      taken.empty.push(await time('/index.html'))
      await time(path)
      taken.kept.push(await time(path))
      // A page with a query is not kept.
      taken.drawn.push(await time(`${path}?n=${round}`))
    }
    for (let round = 0; round < 8; round += 1) {
      await pause(freshMs + 50)
      taken.looked.push(await time(path))
    }
    const [empty, kept, looked, drawn] = [taken.empty, taken.kept, taken.looked, taken.drawn].map(median)
    const columns = [empty, kept, looked, drawn].map((ms = 0) => ms.toFixed(2).padStart(10))
    const ratios = [kept, drawn].map((ms = 0) => (ms / (empty ?? 1)).toFixed(1).padStart(12))
    console.log(path.padEnd(14), ...columns, ...ratios)
  }
} finally {
  await tandem.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function time(path: string): Promise<number> {
  const sent = performance.now()
  const response = await fetch(tandem.address + path, { headers })
  const text = await response.text()
  const taken = performance.now() - sent
  const isDrawn = !text.includes('<div id="root"></div>')
  if (!response.ok || isDrawn === (path === '/index.html'))
    throw new Error(`${path} was not drawn as expected`)
  return taken
}
