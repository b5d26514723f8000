import { type ScreenName, screens } from '@tandem/contract/screens'
import type { PublicSettings } from '@tandem/contract/setting-values'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { noticesQuery } from '#features/notices/queries.ts'
import { prefetch } from '#lib/api/prefetch.ts'
import { localeOfPath } from '#lib/i18n/locale.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { settingsQuery } from '#lib/settings.ts'
import { loadChunk } from '#ui/states/load-chunk.ts'
import { Shell } from '../shell/Shell.tsx'
import { ShellError } from '../shell/ShellError.tsx'
import { StartingPage } from '../shell/StartingPage.tsx'
import { Gate } from './Gate.tsx'
import { guard, redirectVisitor } from './guard.ts'
import { routeOf } from './route-table.ts'

/** What routes work with: a browser has one of each, a server one for each request. */
export type RouteParts = {
  queries: QueryClient
  /** Of the address that a navigation is about to open. */
  hashAhead: () => string
}

export function makeRoutes(parts: RouteParts): RouteObject[] {
  const { queries } = parts
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ShellError,
      HydrateFallback: StartingPage,
      loader: (args) => loadShell(queries, args),
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: ShellError,
          children: [
            ...(Object.keys(screens) as ScreenName[]).map((name) => toRoute(name, parts)),
            {
              path: '*',
              loader: ({ request }) => guard('everyone', request, { settings: null }),
              lazy: async () => ({ Component: (await import('#app/shell/NotFoundPage.tsx')).NotFoundPage }),
            },
          ],
        },
      ],
    },
  ]
}

function toRoute(name: ScreenName, { queries, hashAhead }: RouteParts): RouteObject {
  const { path, access } = screens[name]
  return {
    path: `/en?${path === '/' ? '' : path}`,
    // Beside the screen's code, not after it.
    loader: async ({ request }) => {
      const { texts, prepare, visitorsTo } = await loadChunk(() => routeOf(name))
      const isAskedOfSettings = visitorsTo || (access !== 'everyone' && access.visitorsBy)
      const settings: PublicSettings | null = isAskedOfSettings
        ? await queries.ensureQueryData(settingsQuery)
        : null
      if (visitorsTo && settings) redirectVisitor(visitorsTo(settings))
      const locale = localeOfPath(new URL(request.url).pathname)
      return guard(access, request, {
        settings,
        texts,
        hash: hashAhead(),
        prepare: prepare && (() => prepare(queries, locale)),
      })
    },
    // A filter waits for nothing; the Gate watches over who is here.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => {
      const { load, startsAtTop, wide, focused, isRead } = await loadChunk(() => routeOf(name))
      const Screen = await loadChunk(load)
      return {
        handle: { startsAtTop, wide, focused, isRead },
        element: (
          <Gate name={name}>
            <Screen />
          </Gate>
        ),
      }
    },
  }
}

/** What the client needs before it draws, and what would move all that is drawn if it came later. */
async function loadShell(queries: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  const notices = noticesQuery(localeOfPath(new URL(request.url).pathname), currentAccount()?.id)
  await Promise.all([queries.ensureQueryData(settingsQuery), prefetch(queries, [notices])])
  return null
}
