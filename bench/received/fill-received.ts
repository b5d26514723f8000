import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillDemo } from '../servers/fill-demo.ts'

/** The demo world, in which the demo company has received so many applications for its offers. */
export async function fillReceived(dataDir: string, applications = 500): Promise<void> {
  const fill = readFileSync(join(import.meta.dirname, 'fill.sql'), 'utf8')
  await fillDemo(dataDir, (pool) => pool.query(fill.replace('(1, 500 -', `(1, ${applications} -`)))
}
