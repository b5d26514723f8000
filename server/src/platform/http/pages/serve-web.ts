import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { screens } from '@tandem/contract/screens'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { refuse } from '../errors/handle-errors.ts'

/** The built web client: hashed assets for ever, and its page for every address that is a screen's. */
export async function serveWeb(app: FastifyInstance, folder: string | null): Promise<void> {
  const page = folder ? await readFile(join(folder, 'index.html'), 'utf8') : null
  if (folder) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      // A route for each file, but not for hundreds of assets: they have one together.
      globIgnore: ['assets/**'],
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
      const path = request.params['*']
      return /^\w[\w.-]*(\/\w[\w.-]*)*$/.test(path) ? reply.sendFile(`assets/${path}`) : reply.callNotFound()
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const status = page && ['GET', 'HEAD'].includes(request.method) ? pageStatus(request) : null
    if (status === null) return refuse(new AppError('not_found'), request, reply)
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}

/** 200 for a screen, 404 for what a person could take for one, null for what no page is looked for at. */
function pageStatus({ url, headers }: FastifyRequest): 200 | 404 | null {
  const [path = ''] = url.split('?')
  if (screenPatterns.some((pattern) => pattern.test(path))) return 200
  const isPage = headers.accept?.includes('text/html') && !/^\/(api|health|assets)(\/|$)|\.\w+$/.test(path)
  return isPage ? 404 : null
}

/** As the client's router reads them: `:name` is one part of the path, `:name?` may be left out. */
const screenPatterns = Object.values(screens).map(({ path }) => {
  const parts = path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')
  return new RegExp(`^(/en)?${parts === '/' ? '' : parts}/?$`, 'i')
})
