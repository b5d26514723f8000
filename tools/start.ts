import { build } from './build.ts'

await build()
// By address: the server is a project of its own, and its bundle has just been made.
await import(new URL('../server/dist/start.js', import.meta.url).href)
