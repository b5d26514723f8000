import { type ScreenName, screens } from '@tandem/contract/screens'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { noticesQuery } from '#features/notices/queries.ts'
import { prefetch } from '#lib/api/prefetch.ts'
import { setFormality } from '#lib/i18n/formality.ts'
import { localeOfPath } from '#lib/i18n/locale.ts'
import { hideLinkSecrets } from '#lib/navigation/link-secret.ts'
import { setOfferType } from '#lib/offer-type.ts'
import { setOpening } from '#lib/session/may-open.ts'
import { setPublicPageCheck } from '#lib/session/refresh-session.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { settingsQuery } from '#lib/settings.ts'
import { queryClient } from '../query-client.ts'
import { loadChunk } from '../shell/chunk-errors.ts'
import { Shell } from '../shell/Shell.tsx'
import { ShellError } from '../shell/ShellError.tsx'
import { StartingPage } from '../shell/StartingPage.tsx'
import { Gate } from './Gate.tsx'
import { guard, redirectVisitor } from './guard.ts'
import { isPublicPath } from './is-public-path.ts'
import { routeTable } from './route-table.ts'

setPublicPageCheck(() => isPublicPath(location.pathname))

/** A router begins its first navigation as soon as it exists: texts and session must be there before. */
export function startRouter() {
  hideLinkSecrets()
  router = createBrowserRouter(routes)
  return router
}

let router: ReturnType<typeof createBrowserRouter> | undefined

/** Of the address that a navigation is about to open; of the page's own at the start. */
const hashAhead = (): string => (router?.state.navigation.location ?? location).hash

const routes: RouteObject[] = [
  {
    id: 'shell',
    Component: Shell,
    ErrorBoundary: ShellError,
    HydrateFallback: StartingPage,
    loader: loadShell,
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: ShellError,
        children: [
          ...(Object.keys(screens) as ScreenName[]).map(toRoute),
          {
            path: '*',
            loader: ({ request }) => guard('everyone', request),
            lazy: async () => ({ Component: (await import('#app/shell/NotFoundPage.tsx')).NotFoundPage }),
          },
        ],
      },
    ],
  },
]

function toRoute(name: ScreenName): RouteObject {
  const { path, access } = screens[name]
  const { load, texts, prepare, visitorsTo, startsAtTop, wide, focused } = routeTable[name]
  return {
    path: `/en?${path === '/' ? '' : path}`,
    handle: { startsAtTop, wide, focused },
    loader: async ({ request }) => {
      if (visitorsTo) redirectVisitor(visitorsTo(await queryClient.ensureQueryData(settingsQuery)))
      if (access !== 'everyone' && access.visitorsBy)
        setOpening(await queryClient.ensureQueryData(settingsQuery))
      const locale = localeOfPath(new URL(request.url).pathname)
      return guard(access, request, {
        texts,
        hash: hashAhead(),
        prepare: prepare && (() => prepare(queryClient, locale)),
      })
    },
    // A filter waits for nothing; the Gate watches over who is here.
    ...(prepare && {
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    }),
    lazy: async () => {
      const Screen = await loadChunk(load)
      return {
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
async function loadShell({ request }: LoaderFunctionArgs): Promise<null> {
  const notices = noticesQuery(localeOfPath(new URL(request.url).pathname), currentAccount()?.id)
  const [{ applicant, offers, company }] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery),
    prefetch(queryClient, [notices]),
  ])
  setOpening({ offers, company })
  setFormality(!applicant.youCanSayYouToMe)
  setOfferType(company.offerType)
  return null
}
