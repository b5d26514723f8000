import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { LoadedApplications } from '../queries.ts'

/** A hundred are loaded at a time; this loads the next. */
export function LoadMore({ query }: { query: UseInfiniteQueryResult<LoadedApplications> }) {
  const t = useTexts('applications')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!data || !hasNextPage) return null
  return (
    <Row wrap>
      <Button busy={isFetchingNextPage} busyText={t('more.loading')} onClick={() => void fetchNextPage()}>
        {t('more.load')}
      </Button>
      <Text size="small" muted>
        {t('more.loaded', { count: data.items.length, total: data.total })}
      </Text>
    </Row>
  )
}
