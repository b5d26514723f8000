import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'

type LoadedPartProps<Data> = {
  query: UseQueryResult<Data>
  /** How many lines it will have, so that little moves when they come. */
  rows: number
  children: (data: Data) => ReactNode
}

/** A part of a section that comes from the server by itself: the rest of the page does not wait for it. */
export function LoadedPart<Data>({ query, rows, children }: LoadedPartProps<Data>) {
  const common = useTexts('common')
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error) {
    const id = requestIdOf(error)
    return (
      <InlineAlert
        tone="danger"
        title={common('error.load')}
        alert
        actions={<RetryButton size="sm" onRetry={() => void refetch()} />}
      >
        {refusalOf(error)}
        {id && <div>{common('error.requestId', { id })}</div>}
      </InlineAlert>
    )
  }
  const lines = Array.from({ length: rows }, (_, line) => line)
  return (
    <LoadingArea label={common('loading')}>
      <Stack gap={5}>
        {lines.map((line) => (
          <Skeleton key={line} height="26px" />
        ))}
      </Stack>
    </LoadingArea>
  )
}
