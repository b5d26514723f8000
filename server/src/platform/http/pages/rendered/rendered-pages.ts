import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { defaultLocale, type Locale } from '@tandem/contract/locales'
import { localizePath } from '@tandem/contract/paths'
import type { RenderPage } from '@tandem/contract/rendering'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '#platform/log/log.ts'
import { createPageCache } from './page-cache.ts'
import { readPageStyles } from './page-styles.ts'
import { fillTemplate, type Head, type HeadOf } from './page-template.ts'
import type { Page } from './send-page.ts'

/** One call of the API that a page was drawn from. */
type Source = Call & { version: string }
type Call = { url: string; method: 'GET' | 'POST'; body: string | undefined; locale: Locale }
type Made = Page & { head: Head | null; sources: readonly Source[] }

type Parts = {
  folder: string
  /** The built client's page, whose root is empty. */
  template: string
  /** The build's program; loaded for the first page that is asked for. */
  loadRenderer: () => Promise<RenderPage>
  headOf: HeadOf
  log: Log
  rateLimitFactor: number
}

/** Who waits longer gets the page that draws itself in the browser. */
const patienceMs = 3000
/** Of one address, of pages that are not kept. Beyond it the browser draws them. */
const drawnPerMinute = 120
/** No screen, and no screen's parameter. */
const unknownPath = '/nicht-gefunden'

const internalHeader = 'x-page-rendering'
/** Known to this process alone. */
const internalKey = randomUUID()

/** A call that a page makes of the API for a visitor: no limit of an address counts it, the page's own does. */
export const isForPage = ({ headers }: FastifyRequest): boolean => headers[internalHeader] === internalKey

/** Draws public pages as HTML by the client's own program, for visitors (ADR 40). Null: the browser draws this one. */
export function createRenderedPages(app: FastifyInstance, parts: Parts) {
  const mayDraw = app.createRateLimit({
    max: Math.ceil(drawnPerMinute * parts.rateLimitFactor),
    timeWindow: '1 minute',
  })
  let program: Promise<Program> | null = null
  const load = () => {
    program ??= loadProgram(parts).catch((error: unknown) => {
      program = null
      throw error
    })
    return program
  }
  const cache = createPageCache<Made>({
    make: makeOrNull,
    // Of records that are not there, there are as many as somebody thinks of.
    mayKeep: (url, { status }) => status === 200 || isUnknown(url),
    isCurrent: async (url, { sources, head }) => {
      if ((await parts.headOf(url))?.html !== head?.html) return false
      const versions = await Promise.all(sources.map((source) => ask(app, source)))
      return sources.every(({ version }, at) => versions[at]?.version === version)
    },
    // With what it is compressed to.
    sizeOf: ({ html }) => html.length * 1.5,
  })

  async function makeOrNull(url: string): Promise<Made | null> {
    try {
      const program = await load()
      const late = pause(patienceMs, 'late' as const, { ref: false })
      const page = await Promise.race([make(app, program, parts, url), late])
      if (page !== 'late') return page
      parts.log.warn('A page took too long to draw')
    } catch (error) {
      parts.log.error({ error }, 'A page could not be drawn')
    }
    return null
  }

  return async (request: FastifyRequest, isScreen: boolean): Promise<Page | null> => {
    const locale = localeOf(request.url)
    // All unknown addresses are one page, so that they cannot fill what is kept.
    const url = isScreen ? request.url.replace(/\?$/, '') : localizePath(unknownPath, locale)
    const fresh = cache.fresh(url)
    if (fresh) return fresh
    if (!cache.has(url) && isScreen) {
      const limit = await mayDraw(request)
      if (!limit.isAllowed && limit.isExceeded) return null
    }
    return url.includes('?') ? makeOrNull(url) : cache.get(url)
  }
}

type Program = { render: RenderPage; stylesOf: (html: string) => string[] }

async function loadProgram({ folder, template, loadRenderer }: Parts): Promise<Program> {
  const [render, stylesOf] = await Promise.all([loadRenderer(), readPageStyles(folder, template)])
  return { render, stylesOf }
}

export const localeOf = (url: string): Locale => (/^\/en(\/|$|\?)/.test(url) ? 'en' : defaultLocale)
const isUnknown = (url: string): boolean => localizePath(url, 'de') === unknownPath

async function make(app: FastifyInstance, program: Program, { template, headOf }: Parts, url: string) {
  const sources: Source[] = []
  const locale = localeOf(url)
  const [head, page] = await Promise.all([
    headOf(url),
    program.render({
      url,
      async fetch(address, { method, body }) {
        // Searches with much to say are POST; nothing is written while a page is drawn.
        const call: Call = {
          ...{ url: address, locale, method: method === 'POST' ? 'POST' : 'GET' },
          body: typeof body === 'string' ? body : undefined,
        }
        const { version, response } = await ask(app, call)
        sources.push({ ...call, version })
        return response
      },
    }),
  ])
  if (!page) return null
  const html = fillTemplate(template, locale, head, { ...page, styles: program.stylesOf(page.body) })
  const status = head?.status === 404 ? 404 : page.status
  return { status, html, etag: `W/"${hash(html)}"`, packed: new Map(), head, sources }
}

/** Through the route itself, so that access, input and output are what any visitor would get. */
async function ask(app: FastifyInstance, { url, method, body, locale }: Call) {
  const headers = {
    'accept-language': locale,
    [internalHeader]: internalKey,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const {
    statusCode,
    rawPayload,
    headers: answered,
  } = await app.inject({ url, method, headers, ...(body !== undefined && { payload: body }) })
  const contentType = String(answered['content-type'] ?? '')
  return {
    version: `${statusCode} ${hash(rawPayload)}`,
    response: new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': contentType },
    }),
  }
}

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)
