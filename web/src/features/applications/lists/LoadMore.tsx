import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { nextPageOf } from '#lib/api/next-page.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { NextPageButton } from '#ui/actions/NextPageButton.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { LoadedApplications } from '../queries.ts'

/** A hundred are loaded at a time; this loads the next. With the last of them the focus goes to how many there are. */
export function LoadMore({ query }: { query: UseInfiniteQueryResult<LoadedApplications> }) {
  const t = useTexts('applications')
  const { data, hasNextPage } = query
  const next = nextPageOf(query)
  const [isUsed, setUsed] = useState(false)
  const loaded = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUsed && !hasNextPage) loaded.current?.focus({ preventScroll: true })
  }, [isUsed, hasNextPage])
  if (!data || (!hasNextPage && !isUsed)) return null
  return (
    <Row wrap>
      {hasNextPage && (
        <NextPageButton
          {...next}
          busyText={t('more.loading')}
          onMore={() => {
            setUsed(true)
            next.onMore()
          }}
        >
          {t('more.load')}
        </NextPageButton>
      )}
      <div ref={loaded} tabIndex={-1}>
        <Text size="small" muted>
          {t('more.loaded', { count: data.items.length, total: data.total })}
        </Text>
      </div>
    </Row>
  )
}
