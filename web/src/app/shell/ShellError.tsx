import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { hasUnsaved } from '#lib/form/unsaved-values.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { UiTextsProvider, useHasUiTexts } from '#ui/texts.tsx'
import type { FailedPageProps } from '../failing/FailedPage.tsx'
import { reloadForChunk } from './chunk-errors.ts'
import { useSharedTexts } from './useSharedTexts.ts'

/** Instead of a screen that breaks, or of the shell itself. */
export function ShellError() {
  const error = useRouteError()
  const isAlone = !useHasUiTexts()
  // The shell brings these otherwise.
  const shared = useSharedTexts()
  const FailedPage = useFailedPage()
  useEffect(() => void reloadForChunk(error, hasUnsaved()), [error])
  return (
    <UiTextsProvider texts={shared}>
      {FailedPage ? <FailedPage error={error} isAlone={isAlone} /> : <LoadFailed />}
    </UiTextsProvider>
  )
}

/** In a few words, where the page that says more does not come either. */
function LoadFailed() {
  const t = useTexts('common')
  const { pathname, search } = useLocation()
  return (
    <Page width="narrow">
      <title>{`${t('error.load')} – Tandem`}</title>
      <h1 tabIndex={-1}>{t('error.load')}</h1>
      <p>
        <a href={pathname + search}>{t('error.retry')}</a>
      </p>
    </Page>
  )
}

let loaded: ComponentType<FailedPageProps> | null = null

/** In advance: when it is needed, the connection may be gone. */
export async function loadFailedPage(): Promise<typeof loaded> {
  try {
    loaded ??= (await import('#app/failing/FailedPage.tsx')).FailedPage
  } catch {
    // The few words are there.
  }
  return loaded
}

function useFailedPage() {
  const [page, setPage] = useState(() => loaded)
  useEffect(() => {
    if (!page) void loadFailedPage().then((found) => setPage(() => found))
  }, [page])
  return page
}
