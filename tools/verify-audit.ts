import { build } from './build.ts'

await build()
// By address, as in `start.ts`.
await import(new URL('../server/dist/verify-audit.js', import.meta.url).href)
