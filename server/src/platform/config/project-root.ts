import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder that holds `server`, `web` and `data`: the same from the sources and from the bundle. */
export const projectRoot = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'server/migrations'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error(`${import.meta.dirname} is not inside of the project`)
  return findRoot(above)
}
