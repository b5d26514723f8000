import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { matchScreen } from '@tandem/contract/match-screen'
import type { RenderPage } from '@tandem/contract/rendering'
import { type ScreenName, screens } from '@tandem/contract/screens'
import type { PublicSettings } from '@tandem/contract/setting-values'
import { isOpenToVisitors } from '@tandem/contract/settings'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '#platform/log/log.ts'
import { AppError } from '../app-error.ts'
import { refuse } from '../errors/handle-errors.ts'
import type { KnownMethods } from '../errors/known-methods.ts'
import { fillTemplate, type HeadOf } from './rendered/page-template.ts'
import { createRenderedPages, localeOf } from './rendered/rendered-pages.ts'
import { sendPage } from './rendered/send-page.ts'

type Pages = {
  /** Of the routes that are there beside pages. */
  methodsOf?: KnownMethods | undefined
  headOf?: HeadOf | undefined
  /** Without it the browser draws all pages. */
  drawing?: Drawing | undefined
}

type Drawing = {
  /** The program that draws public pages. */
  loadRenderer: () => Promise<RenderPage>
  /** They open some screens to visitors. */
  settings: () => Promise<Pick<PublicSettings, 'offers' | 'company'>>
  log: Log
  rateLimitFactor: number
}

/**
 * The built web client: hashed assets for ever, and its page for every address that is a screen's. What visitors may
 * read comes drawn; where that fails, the browser draws it.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string | null,
  { headOf = async () => null, methodsOf = () => [], drawing }: Pages = {},
): Promise<void> {
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
  const draw =
    page && folder && drawing
      ? createRenderedPages(app, { ...drawing, folder, template: page, headOf })
      : async () => null
  app.setNotFoundHandler(async (request, reply) => {
    const asked = page && pageMethods.includes(request.method) ? pageAt(request) : null
    if (page === null || !asked) {
      const [path = ''] = request.url.split('?')
      const methods = page !== null && matchScreen(path) ? pageMethods : methodsOf(path)
      if (methods.length === 0 || methods.includes(request.method)) {
        return refuse(new AppError('not_found'), request, reply)
      }
      return refuse(new AppError('method_not_allowed'), request, reply.header('allow', methods.join(', ')))
    }
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    const drawn = (await isPublic(asked, drawing)) ? await draw(request, asked.screen !== null) : null
    if (!drawn) {
      const head = await headOf(request.url)
      return reply
        .code(head?.status ?? asked.status)
        .send(fillTemplate(page, localeOf(request.url), head, null))
    }
    return sendPage(request, reply, drawn)
  })
}

const pageMethods = ['GET', 'HEAD']

type Asked = { status: 200 | 404; screen: ScreenName | null }

/** 200 for a screen, 404 for what a person could take for one, null for what no page is looked for at. */
function pageAt({ url, headers }: FastifyRequest): Asked | null {
  const [path = ''] = url.split('?')
  const screen = matchScreen(path)
  if (screen) return { status: 200, screen: screen.name }
  const isPage = headers.accept?.includes('text/html') && !/^\/(api|health|assets)(\/|$)|\.\w+$/.test(path)
  return isPage ? { status: 404, screen: null } : null
}

/** Whether a visitor sees it, and what everybody sees: what is behind `#` only the browser knows. */
async function isPublic({ screen: name }: Asked, drawing: Drawing | undefined): Promise<boolean> {
  if (name === null) return true
  const screen = screens[name]
  if ('secret' in screen) return false
  if (screen.access === 'everyone') return true
  // Without its database a server still has the page that says so.
  const opened = screen.access.visitorsBy ? await drawing?.settings().catch(() => null) : null
  return opened ? isOpenToVisitors(opened, screen.access.visitorsBy) : false
}
