import { build } from './build.ts'

await build()
// By address, as in `start.ts`.
await import(new URL('../server/dist/doctor.js', import.meta.url).href)
