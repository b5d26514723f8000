import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** `vite --mode mock`: the page begins with the mock instead of the program, and its service worker is served. */
export function mockServer(): Plugin[] {
  const script = join(dirname(createRequire(import.meta.url).resolve('msw')), '../mockServiceWorker.js')
  const server: Plugin = {
    name: 'mock-server',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'mock',
    // Found in advance: a dependency that turns up later reloads the page under whoever tries a screen.
    config: () => ({
      optimizeDeps: { entries: ['src/mock/start.ts', 'src/app/client.tsx', 'src/**/*.worker.ts'] },
    }),
    configureServer({ middlewares }) {
      middlewares.use('/mock-service-worker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(onlyCalls + readFileSync(script, 'utf8'))
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/app/main.ts', '/src/mock/start.ts'),
    },
  }
  return [server, mockStaysOut]
}

/** All that is no call goes past it: it would ask the page about each of hundreds of modules. */
const onlyCalls = `self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (!/^[/](api|health)[/]/.test(pathname)) event.stopImmediatePropagation()
})
`

/** Nothing of it reaches a person's browser. */
const mockStaysOut: Plugin = {
  name: 'mock-stays-out',
  apply: 'build',
  generateBundle() {
    const mock = [...this.getModuleIds()].find((id) => /\/web\/src\/mock\/|\/node_modules\/msw\//.test(id))
    if (mock) throw new Error(`${mock} is in the build, but only for development`)
  },
}
