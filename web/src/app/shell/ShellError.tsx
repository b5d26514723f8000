import { useRouteError } from 'react-router'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { isChunkError, reloadForChunk } from './chunk-errors.ts'
import { useSharedTexts } from './useSharedTexts.ts'

/** What a person sees when a screen breaks: words, a way on, and the reference for support. */
export function ShellError() {
  const error = useRouteError()
  const t = useTexts('common')
  // It may stand in for the shell itself, which otherwise brings these.
  const shared = useSharedTexts()
  const chunk = isChunkError(error)
  if (chunk) reloadForChunk()
  return (
    <UiTextsProvider texts={shared}>
      <Page width="narrow">
        <ErrorState
          title={t(chunk ? 'error.chunkTitle' : 'error.title')}
          requestId={requestIdOf(error)}
          onRetry={() => location.reload()}
        >
          {t(chunk ? 'error.chunkText' : 'error.text')}
        </ErrorState>
      </Page>
    </UiTextsProvider>
  )
}
