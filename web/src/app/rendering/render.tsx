import { AsyncLocalStorage } from 'node:async_hooks'
import { Writable } from 'node:stream'
import type { PageRequest, RenderedPage, RenderPage } from '@tandem/contract/rendering'
import {
  type Query,
  type QueryClient,
  QueryClientProvider,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { configureClient } from '#lib/api/client.ts'
import { localeOfPath } from '#lib/i18n/locale.ts'
import { makeQueryClient } from '../query-client.ts'
import { makeRoutes } from '../routing/routes.tsx'
import { loadTexts } from '../texts/load-texts.ts'
import { isMissing, writePageData } from './page-data.ts'

/** On behalf of which request a call is made: many are drawn at once. */
const requests = new AsyncLocalStorage<PageRequest>()
function current(): PageRequest {
  const request = requests.getStore()
  if (!request) throw new Error('A call that no page has asked for')
  return request
}

configureClient({
  token: () => null,
  locale: () => localeOfPath(current().url),
  fetch: (url, request) => current().fetch(url, request),
})

/** The address only has to be one: pages are drawn by path and search. */
const origin = 'http://localhost'

/** What needs more turns than this to know its data asks in a circle. */
const mostTurns = 5

export const render: RenderPage = (request) => requests.run(request, () => draw(request))

async function draw({ url }: PageRequest): Promise<RenderedPage | null> {
  const queries = makeQueryClient()
  queries.setDefaultOptions({
    // Asked once: what failed is drawn as it is.
    queries: { ...queries.getDefaultOptions().queries, retry: false, retryOnMount: false },
  })
  await loadTexts(localeOfPath(new URL(url, origin).pathname), 'start')
  const handler = createStaticHandler(makeRoutes({ queries, hashAhead: () => '' }))
  const context = await handler.query(new Request(new URL(url, origin)))
  if (context instanceof Response) return null
  for (const error of Object.values(context.errors ?? {})) throw error
  const page = (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          // What the browser takes over stands in the page's data: the policy allows no inline script.
          hydrate={false}
        />
      </QueryClientProvider>
    </StrictMode>
  )
  const html = await drawUntilNothingIsMissing(page, queries)
  const { route, params } = context.matches.at(-1) ?? {}
  const isRead = Boolean((route?.handle as { isRead?: boolean } | undefined)?.isRead)
  const isUnknown = route?.path === '*'
  // A part of another page may be missing, its own record not.
  const isRecordMissing =
    Object.values(params ?? {}).some(Boolean) &&
    queries
      .getQueryCache()
      .getAll()
      .some(({ state }) => isMissing(state.error))
  const at = html.match(hoisted)?.[0].length ?? 0
  const head = html.slice(0, at)
  return {
    status: isUnknown || isRecordMissing || head.includes(saysMissing) ? 404 : 200,
    isRead,
    head,
    body: html.slice(at).replace(formOfProgram, '<form method="dialog"'),
    data: writePageData({ url, isRead }, queries),
  }
}

/** Of a page that looked for its record in a list (`Missing`). */
const saysMissing = '<meta name="prerender-status-code" content="404"'

/** React writes what belongs into the head before everything else, where it does not draw the head itself. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/**
 * A form that only the program sends: outside of a dialog this method does nothing. Who is faster than the program would
 * send all that is in it, passwords too, as the query of an address.
 */
const formOfProgram = /<form(?![^>]* action=)/g

/** A query of a part that is drawn is only noted: it is asked for afterwards, and the page is drawn with its answer. */
async function drawUntilNothingIsMissing(page: ReactNode, queries: QueryClient): Promise<string> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const html = await drawOnce(page)
    const wanted = queries.getQueryCache().getAll().filter(isWanted)
    if (wanted.length === 0) {
      for (const { state } of queries.getQueryCache().getAll())
        if (state.error && !isMissing(state.error)) throw state.error
      return html
    }
    await Promise.all(wanted.map((query) => query.fetch().catch(() => {})))
  }
  throw new Error('The page asks for something new each time it is drawn')
}

/** What is no JSON, such as pictures and the program of a map, is for the browser: its queries share no structure. */
function isWanted(query: Query): boolean {
  const { enabled, queryFn, structuralSharing } = query.options as QueryObserverOptions
  if (structuralSharing === false) return false
  const isEnabled = typeof enabled === 'function' ? enabled(query) : enabled !== false
  return query.state.status === 'pending' && isEnabled && typeof queryFn === 'function'
}

/** Whole: parts that React sends later it would put in place by inline scripts. */
function drawOnce(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = ''
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => {
        const target = new Writable({
          write(chunk, _encoding, done) {
            html += chunk
            done()
          },
          final(done) {
            resolve(html)
            done()
          },
        })
        pipe(target)
      },
    })
  })
}
