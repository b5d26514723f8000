import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildServer } from '../../tools/build-server.ts'
import { freePort } from '../../tools/free-port.ts'

/** The real server, bundled as it is in production, in a process of its own, with the demo world unless the settings say otherwise. */
export async function startTandem(dataDir: string, settings: Record<string, string> = {}) {
  await buildServer()
  const main = resolve(import.meta.dirname, '../../server/dist/start.js')
  const port = settings.PORT ?? String(await freePort('127.0.0.1'))
  const address = `http://127.0.0.1:${port}`
  const own = { PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '100000' }
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...own, DATA_DIR: dataDir, TANDEM_DEMO: 'on', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // It says so itself only where it is not in production, or logs more.
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    await pause(50)
  }

  return {
    address,
    pid: child.pid ?? 0,
    async signIn(email: string): Promise<Record<string, string>> {
      const body = JSON.stringify({ email, password: 'Tandem-Demo-2026!', locale: 'de' })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${address}/api/login`, { method: 'POST', headers, body })
      const { auth } = (await answer.json()) as { auth: { token: string } }
      return { authorization: `Bearer ${auth.token}` }
    },
    async placeId(name: string): Promise<string> {
      const answer = await fetch(`${address}/api/places?text=${encodeURIComponent(name)}`)
      const { member } = (await answer.json()) as { member: { id: string }[] }
      if (!member[0]) throw new Error(`No place is called ${name}`)
      return member[0].id
    },
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
