/**
 * Whether 2,000 connections that send a byte now and then keep others waiting: `npm run bench:slow-connections`; so many
 * hold their headers back, so many a body. Those that the server hangs up on come again at once. It prints the time of
 * ordinary requests with and without them, and how long the longest was borne. Fails where an ordinary request failed
 * or one was borne for more than 15 s. `-- --connections 500 --seconds 20` is the short form.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startTandem } from './servers/start-tandem.ts'

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '40' },
  },
})
const connections = Math.min(Number(values.connections), 5000)
const measuredMs = Math.min(Number(values.seconds), 60) * 1000
const baselineMs = 5000
const askers = 2
const byteEveryMs = 3000
const maxBorneSeconds = 15

const beginnings = [
  'GET /api/places?text=Karls HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"',
]

const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const tandem = await startTandem(dataDir)
const port = Number(new URL(tandem.address).port)
try {
  await ask(2000)
  const without = await ask(baselineMs)
  const slow = holdSlowConnections()
  while (slow.open() < connections) await pause(20)
  const beside = await ask(measuredMs)
  slow.stop()
  const row = (name: string, { p50, p99, count, failed }: Asked) =>
    console.log(
      `${name.padEnd(26)} p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${count} requests, ${failed} failed`,
    )
  row('without slow connections', without)
  row(`beside ${connections}`, beside)
  const longest = slow.longestSeconds()
  console.log(`p50 ${(beside.p50 / without.p50).toFixed(2)} times that without`)
  console.log(`${slow.closed()} hung up on, the longest after ${longest.toFixed(1)} s`)
  if (beside.failed > 0 || longest > maxBorneSeconds || slow.closed() === 0) process.exitCode = 1
} finally {
  await tandem.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

type Asked = { p50: number; p99: number; count: number; failed: number }

/** Ordinary requests from a few connections for so long. */
async function ask(ms: number): Promise<Asked> {
  const times: number[] = []
  let failed = 0
  const end = performance.now() + ms
  const askAgain = async () => {
    while (performance.now() < end) {
      const sent = performance.now()
      const isAnswered = await fetch(`${tandem.address}/api/places?text=Karls`).then(
        async (answer) => (await answer.arrayBuffer()) && answer.ok,
        () => false,
      )
      if (isAnswered) times.push(performance.now() - sent)
      else failed += 1
      await pause(5)
    }
  }
  await Promise.all(Array.from({ length: askers }, askAgain))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), count: times.length, failed }
}

function holdSlowConnections() {
  const open = new Map<Socket, number>()
  let closed = 0
  let longestMs = 0
  let isOver = false
  const begin = (index: number) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      open.set(socket, performance.now())
      socket.write(beginnings[index % beginnings.length] ?? '')
    })
    socket.on('error', () => {})
    socket.resume()
    socket.once('close', () => {
      const since = open.get(socket)
      open.delete(socket)
      if (isOver) return
      if (since !== undefined) {
        closed += 1
        longestMs = Math.max(longestMs, performance.now() - since)
      }
      begin(index)
    })
  }
  for (let index = 0; index < connections; index += 1) begin(index)
  const writing = setInterval(() => {
    for (const [socket, since] of open) {
      socket.write('a')
      longestMs = Math.max(longestMs, performance.now() - since)
    }
  }, byteEveryMs)
  return {
    open: () => open.size,
    closed: () => closed,
    /** Also of those that are still open. */
    longestSeconds: () => longestMs / 1000,
    stop() {
      isOver = true
      clearInterval(writing)
      for (const socket of open.keys()) socket.destroy()
    },
  }
}
