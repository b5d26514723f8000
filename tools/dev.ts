import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

/**
 * The server from its sources, started again at each change, and the client with hot reload in front of it. Both end
 * together: Ctrl-C reaches them by the terminal, and when one of them ends the other one is of no use.
 */
const root = resolve(import.meta.dirname, '..')
const webPort = '5173'
const { PORT = '3000', BASE_URL = `http://localhost:${webPort}` } = process.env
const env = { ...process.env, PORT, BASE_URL }

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/app/start.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
const client = spawn(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), '--port', webPort, '--strictPort', '--clearScreen', 'false'],
  { cwd: join(root, 'web'), env, stdio: 'inherit' },
)

const both = [server, client]
// The terminal sends Ctrl-C to all three; whoever ends only this one ends the others, too.
process.on('SIGINT', () => {})
process.on('SIGTERM', endBoth)
const ended = both.map((child) => once(child, 'exit'))
await Promise.race(ended)
endBoth()
await Promise.all(ended)

function endBoth(): void {
  for (const child of both.filter(isRunning)) child.kill('SIGTERM')
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}
