import { build } from './build.ts'

await build()
// By address, as in `start.ts`.
await import(new URL('../server/dist/import-places.js', import.meta.url).href)
