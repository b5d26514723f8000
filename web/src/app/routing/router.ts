import { matchScreen } from '@tandem/contract/match-screen'
import { screens } from '@tandem/contract/screens'
import { createBrowserRouter } from 'react-router'
import { hideLinkSecrets } from '#lib/navigation/link-secret.ts'
import { queryClient } from '../query-client.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { routeOf } from './route-table.ts'
import { makeRoutes } from './routes.tsx'

/** A router begins its first navigation as soon as it exists: texts and session must be there before. */
export function startRouter() {
  hideLinkSecrets()
  router = createBrowserRouter(makeRoutes({ queries: queryClient, hashAhead }))
  return router
}

let router: ReturnType<typeof createBrowserRouter> | undefined

/** Of the page's own address at the start. */
const hashAhead = (): string => (router?.state.navigation.location ?? location).hash

/** Code and words of a screen, before there is a router to ask for them. */
export async function loadScreen(pathname: string): Promise<void> {
  const screen = matchScreen(pathname)
  if (!screen) return
  const { access } = screens[screen.name]
  const { load, texts = access === 'everyone' ? 'public' : 'inside' } = await routeOf(screen.name)
  await Promise.all([load(), loadTexts(screen.locale, texts)])
}
