import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

const binaries = resolve(import.meta.dirname, '../node_modules/.bin')

type Options = {
  cwd?: string
  env?: Record<string, string>
  /** Gets what the command prints, which else goes straight to the terminal. */
  print?: (text: string) => void
  onStart?: (pid: number) => void
  /** The process has ended, though others may still hold its output open. */
  onExit?: (pid: number) => void
}

/** Runs one of the project's own commands to its end; a failure throws. */
export async function run(command: string, args: string[], options: Options = {}): Promise<void> {
  const code = await exitCode(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}

export function exitCode(command: string, args: string[], options: Options = {}): Promise<number> {
  const { cwd, env, print, onStart, onExit } = options
  const path = `${binaries}${delimiter}${process.env.PATH ?? ''}`
  const stdio = print ? ('pipe' as const) : ('inherit' as const)
  const child = spawn(command, args, { cwd, stdio, env: { ...process.env, PATH: path, ...env } })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => print?.(text))
  }
  const { pid } = child
  if (pid !== undefined) {
    onStart?.(pid)
    child.once('exit', () => onExit?.(pid))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
