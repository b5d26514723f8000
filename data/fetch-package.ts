import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'

/** Downloads one npm package below `folder` and returns where its files lie. Nothing of it is installed or run. */
export function fetchPackage(spec: string, folder: string): string {
  const own = mkdtempSync(join(folder, 'package-'))
  const isWindows = process.platform === 'win32'
  const packed = execFileSync(isWindows ? 'npm.cmd' : 'npm', ['pack', spec, '--json'], {
    cwd: own,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: isWindows,
  })
  const [archive] = JSON.parse(packed) as { filename: string }[]
  if (!archive) throw new Error(`npm pack ${spec} wrote no archive`)
  execFileSync('tar', ['-xzf', archive.filename], { cwd: own })
  return join(own, 'package')
}
