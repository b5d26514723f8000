import type { FoundThread } from '@tandem/contract/messaging/threads'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { ThreadAvatar } from '../list/ThreadAvatar.tsx'
import { blockedThreadsQuery } from '../list/thread-queries.ts'
import { useUnblock } from './thread-actions.ts'

/** Whom one has blocked in messages; a company's people share them. */
export function BlockedContacts() {
  const t = useTexts('messaging')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isError, refetch } = useQuery(blockedThreadsQuery(useLocale()))
  // One thread stands for all with the same other side.
  const sides = [...new Map(data?.map((thread) => [sideOf(thread), thread])).values()]
  return (
    <Stack gap={3}>
      <h3 className="h4" ref={heading} tabIndex={-1}>
        {t('block.list')}
      </h3>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {data && sides.length === 0 && <Text muted>{t('block.nobody')}</Text>}
      {sides.length > 0 && (
        <Stack as="ul" gap={2}>
          {sides.map((thread) => (
            <li key={thread.id}>
              <Blocked thread={thread} onDone={() => heading.current?.focus()} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Blocked({ thread, onDone }: { thread: FoundThread; onDone: () => void }) {
  const t = useTexts('messaging')
  const { isPending, unblock } = useUnblock(thread, onDone)
  const { name } = thread.counterpart
  return (
    <Row gap={3} justify="between" wrap>
      <Row gap={3}>
        <ThreadAvatar counterpart={thread.counterpart} />
        <Stack>{name}</Stack>
      </Row>
      <Button size="sm" busy={isPending} onClick={unblock} aria-label={t('actions.unblock', { name })}>
        {t('block.lift')}
      </Button>
    </Row>
  )
}

const sideOf = ({ counterpart, otherParticipants }: FoundThread) =>
  counterpart.companyId ?? otherParticipants[0]?.id ?? counterpart.name
