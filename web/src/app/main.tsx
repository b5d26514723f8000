import '#ui/styles/global.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider, type RouterProviderProps } from 'react-router'
import { startI18n } from '#lib/i18n/i18n.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { mayHaveKeptData } from '#lib/offline/kept-data.ts'
import { adoptSessionOfTab } from '#lib/session/other-tabs.ts'
import { currentToken } from '#lib/session/session-store.ts'
import { queryClient } from './query-client.ts'
import { startRouter } from './routing/router.tsx'
import { startSession } from './session/start-session.ts'
import { loadTexts } from './texts/load-texts.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

await Promise.all([startI18n(currentLocale(), loadTexts), adoptSessionOfTab()])
await startSession()
if (!currentToken() && mayHaveKeptData())
  await (await import('./offline/open-kept-data.ts')).openKeptData(queryClient)
createRoot(root).render(
  <StrictMode>
    <App router={startRouter()} />
  </StrictMode>,
)

function App({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
