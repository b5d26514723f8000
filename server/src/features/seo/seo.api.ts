import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IndexedScreen, ScreenHeads } from '@tandem/contract/indexed-screens'
import { locales } from '@tandem/contract/locales'
import { type ScreenName, screens } from '@tandem/contract/screens'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '#platform/context/context.ts'
import { describeCard, describePage } from './describe-page.ts'
import { createPreviews } from './preview/draw-preview.ts'
import { renderHead } from './render-head.ts'
import { robotsTxt, securityTxt } from './robots.ts'
import { listEntries, sitemapPartXml, sitemapXml } from './sitemap.ts'

/** What the web client's build wrote; nothing without a built client. */
export async function readScreenHeads(webFolder: string | null): Promise<ScreenHeads> {
  if (webFolder === null) return { de: nothing(), en: nothing() }
  return JSON.parse(await readFile(join(webFolder, '.vite/screen-heads.json'), 'utf8'))
}
const nothing = () => ({
  ...{ notFound: '', titles: {}, descriptions: {} as Record<IndexedScreen, string> },
  jobs: { titles: {}, descriptions: {} },
})

const entriesKeptMs = 10 * 60_000
const hour = 3600
const day = 24 * hour

/** The heads of pages, and the files that search engines and messengers ask for. */
export function createSeo(heads: ScreenHeads, makeContext: () => Context, rateLimitFactor: number) {
  const { config } = makeContext()
  const { baseUrl } = config.http
  const site = { heads, baseUrl }
  const preview = createPreviews()
  const entries = keepFor(entriesKeptMs, () => listEntries(makeContext()))

  return {
    /** `url`: path and query. null while the database is away: the page itself says that then. */
    async headOf(url: string) {
      const ctx = makeContext()
      try {
        const page = await describePage(ctx, site, url)
        return { status: page.status, locale: page.locale, html: renderHead(page) }
      } catch (error) {
        ctx.log.error(error, 'A page is sent without its head')
        return null
      }
    },

    register(app: FastifyInstance): void {
      const limited = (max: number) => ({
        config: { rateLimit: { max: Math.ceil(max * rateLimitFactor), timeWindow: '1 minute' } },
      })
      app.get('/robots.txt', (_request, reply) => sendText(reply, robotsTxt(baseUrl)))
      app.get('/.well-known/security.txt', async (_request, reply) => {
        const { settings, db, clock } = makeContext()
        const text = securityTxt(await settings(db), baseUrl, clock())
        return text === null ? reply.callNotFound() : sendText(reply, text)
      })
      app.get('/sitemap.xml', limited(60), async (_request, reply) =>
        sendXml(reply, sitemapXml(await entries(), baseUrl)),
      )
      app.get<{ Params: { part: string } }>(
        '/sitemap-:part(^[1-9]\\d{0,3}$).xml',
        limited(60),
        async (request, reply) => {
          const xml = sitemapPartXml(await entries(), Number(request.params.part), baseUrl)
          return xml === null ? reply.callNotFound() : sendXml(reply, xml)
        },
      )
      app.get<{ Params: { '*': string } }>('/og/*', limited(120), async (request, reply) => {
        const screen = screenOf(request.params['*'])
        if (!screen) return reply.callNotFound()
        const card = await describeCard(makeContext(), site, screen)
        // Messengers show it on pages of their own.
        reply.header('cross-origin-resource-policy', 'cross-origin')
        reply.type('image/png').header('cache-control', `public, max-age=${day}`)
        return reply.send(await preview(card))
      })
    },
  }
}

/** `de/faq.png`, `en/faqQuestion/kosten.png`. */
function screenOf(path: string) {
  const found = /^([a-z]{2})\/(\w+)(?:\/([^/]{1,100}))?\.png$/.exec(path)
  const locale = locales.find((each) => each === found?.[1])
  const name = found?.[2] as ScreenName
  if (!found || !locale || !Object.hasOwn(screens, name)) return null
  const idName = /:(\w+Id)\b/.exec(screens[name].path)?.[1]
  return { name, locale, params: idName && found[3] ? { [idName]: found[3] } : {} }
}

const sendText = (reply: FastifyReply, text: string) =>
  reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${hour}`).send(text)

const sendXml = (reply: FastifyReply, xml: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${hour}`).send(xml)

/** Asked for by machines, often; made once, however many ask. */
function keepFor<T>(ms: number, make: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; madeAt: number } | null = null
  return () => {
    if (!kept || performance.now() - kept.madeAt > ms) {
      const value = make()
      kept = { value, madeAt: performance.now() }
      value.catch(() => {
        kept = null
      })
    }
    return kept.value
  }
}
