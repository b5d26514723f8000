import { buildWeb } from './build-web.ts'

await buildWeb()
// By address: the server is a project of its own, with its own types.
await import(new URL('../server/src/app/main.ts', import.meta.url).href)
