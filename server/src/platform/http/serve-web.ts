import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { refuse } from './handle-errors.ts'

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
    app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
      const { name } = request.params
      return /^[\w.-]+$/.test(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound()
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === 'GET' && !/^\/(api|health|assets)(\/|$|\?)/.test(request.url)
    if (!page || !isScreen) return refuse(new AppError('not_found'), request, reply)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
