import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { currentLocale } from '#lib/i18n/locale.ts'
import { lastContact } from '#lib/offline/connection.ts'
import { mayHaveKeptData } from '#lib/offline/kept-data.ts'
import { adoptSessionOfTab } from '#lib/session/adopt-session.ts'
import { currentToken } from '#lib/session/session-store.ts'
import { queryClient } from './query-client.ts'
import { takePageData } from './rendering/page-data.ts'
import { isDrawnFor, untilInitialized } from './rendering/take-over.ts'
import { loadScreen, startRouter } from './routing/router.ts'
import { startSession } from './session/start-session.ts'
import { loadTexts } from './texts/load-texts.ts'

/** Resolves once the page can be used. Fails before anything is drawn, where a part of the program does not come. */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  const servedFor = takePageData(queryClient)
  await Promise.all([
    loadTexts(currentLocale(), 'start'),
    adoptSessionOfTab(),
    // What was served stays in sight until its own code is there to take it over.
    servedFor !== null && loadScreen(location.pathname),
  ])
  await startSession()
  // A session of this tab was asked about just now: no answer means that there is no connection.
  if ((!currentToken() || lastContact() === null) && mayHaveKeptData())
    await (await import('./offline/open-kept-data.ts')).openKeptData(queryClient)
  const router = startRouter()
  if (servedFor !== null) await untilInitialized(router)
  const isTakenOver = isDrawnFor(servedFor, router)
  const drawn = Promise.withResolvers<void>()
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Drawn onDrawn={drawn.resolve}>
          <RouterProvider router={router} />
        </Drawn>
      </QueryClientProvider>
    </StrictMode>
  )
  if (isTakenOver) hydrateRoot(root, app)
  else createRoot(root).render(app)
  // What was asked for a visitor may be another thing to whoever is signed in.
  if (isTakenOver && currentToken()) void queryClient.invalidateQueries()
  document.documentElement.dataset.started = ''
  await drawn.promise
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn])
  return children
}
