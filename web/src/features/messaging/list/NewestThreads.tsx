import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { Text } from '#ui/layout/Text.tsx'
import { threadsQuery } from '../queries.ts'
import styles from './NewestThreads.module.css'
import { ThreadLink } from './ThreadLink.tsx'

/** For a card that leads to the messages. */
export function NewestThreads({ count, none }: { count: number; none: string }) {
  const { data } = useQuery(threadsQuery(useLocale()))
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
