import module from 'node:module'
import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'

// An older Node would stop at a line of the bundle and say only that.
if (!('enableCompileCache' in module)) {
  process.stderr.write(`Tandem needs Node 22.18 or newer; this is ${process.version}.\n`)
  process.exit(1)
}
// Before anything else is loaded: compiling the program is a third of a start.
module.enableCompileCache(join(projectRoot, 'server/dist/compile-cache'))
const { main } = await import('./main.ts')
await main(import.meta.filename)
