import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import { threadsQuery } from '../queries.ts'
import styles from './NewestThreads.module.css'
import { ThreadLink } from './ThreadLink.tsx'

/** For a card that leads to the messages. */
export function NewestThreads({ count, none }: { count: number; none: string }) {
  const { data, error, refetch } = useQuery(threadsQuery(useLocale()))
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
      {data?.slice(0, count).map((thread) => (
        <li key={thread.id}>
          <ThreadLink thread={thread} current={false} />
        </li>
      ))}
    </ul>
  )
}
