import '#ui/styles/global.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider, type RouterProviderProps } from 'react-router'
import { startI18n } from '#lib/i18n/i18n.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { queryClient } from './query-client.ts'
import { startRouter } from './routing/router.tsx'
import { startSession } from './session/start-session.ts'
import { loadTexts } from './texts/load-texts.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

await startI18n(currentLocale(), loadTexts)
await startSession()
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
