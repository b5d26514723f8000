import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './NewestThreads.module.css'
import { ThreadLink } from './ThreadLink.tsx'
import { newestThreadsQuery } from './thread-queries.ts'

/** For a card that leads to the messages. */
export function NewestThreads({ count, none }: { count: number; none: string }) {
  const to = useTo()
  const { data, error, refetch } = useQuery(newestThreadsQuery(count, useLocale(), 'inbox'))
  const { loadFailed } = useUiTexts()
  if (!data && error) {
    return (
      <div role="alert">
        <Text muted>{loadFailed}</Text>
        <RetryButton onRetry={() => void refetch()} />
      </div>
    )
  }
  if (data?.length === 0) return <Text muted>{none}</Text>
  return (
    <ul className={styles.threads}>
      {data?.map((thread) => (
        <li key={thread.id}>
          <ThreadLink thread={thread} to={to(paths.messages({ threadId: thread.id }))} current={false} />
        </li>
      ))}
    </ul>
  )
}
