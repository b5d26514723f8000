import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { failureTextOf } from './refusal-of.ts'

type Paged = Pick<
  UseInfiniteQueryResult,
  'error' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

/** What the button for a list's next page needs. While it tries again, the failure before is not shown. */
export const nextPageOf = ({ error, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Paged) => ({
  busy: isFetchingNextPage,
  failure: isFetchNextPageError && !isFetchingNextPage ? failureTextOf(error) : null,
  onMore: () => void fetchNextPage(),
})
