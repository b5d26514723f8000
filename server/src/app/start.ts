import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'

// Before anything else is loaded: compiling the program is a third of a start.
enableCompileCache(join(projectRoot, 'server/dist/compile-cache'))
const { main } = await import('./main.ts')
await main(import.meta.filename)
