import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The rows as `psql` prints them bare. */
export async function psql(url: string, ...commands: string[]): Promise<string> {
  const options = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1']
  const { stdout } = await run('psql', [...options, ...commands.map((text) => `--command=${text}`), url])
  return stdout.trim()
}
