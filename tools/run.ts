import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

const binaries = resolve(import.meta.dirname, '../node_modules/.bin')

type Options = { cwd?: string; env?: Record<string, string> }

/** Runs one of the project's own commands to its end; a failure throws. */
export async function run(command: string, args: string[], options: Options = {}): Promise<void> {
  const code = await exitCode(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}

export function exitCode(command: string, args: string[], { cwd, env }: Options = {}): Promise<number> {
  const path = `${binaries}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
