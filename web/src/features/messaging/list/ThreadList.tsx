import { IconSearch } from '@tabler/icons-react'
import type { Thread } from '@tandem/contract/messaging/threads'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { matchesText } from '#ui/fields/combobox/match-text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ThreadLink } from './ThreadLink.tsx'
import styles from './ThreadList.module.css'

export function ThreadList({ threads, currentId }: { threads: Thread[]; currentId: string | undefined }) {
  const t = useTexts('messaging')
  const [typed, setTyped] = useState('')
  const shown = searchThreads(threads, typed)
  return (
    <div className={styles.list}>
      <div className={styles.search}>
        <TextField
          label={t('list.search')}
          hideLabel
          type="search"
          size="sm"
          icon={IconSearch}
          placeholder={t('list.search')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <ul className={styles.threads}>
        {shown.map((thread) => (
          <li key={thread.id}>
            <ThreadLink thread={thread} current={thread.id === currentId} />
          </li>
        ))}
        {shown.length === 0 && (
          <Text as="li" muted className={styles.nothing}>
            {t('list.nothing', { text: typed.trim() })}
          </Text>
        )}
      </ul>
      <LiveRegion>{typed && t('list.found', { count: shown.length })}</LiveRegion>
    </div>
  )
}

/** Searches what is loaded: names, subjects and the newest message of each thread. */
function searchThreads(threads: readonly Thread[], typed: string): readonly Thread[] {
  return threads.filter(({ counterpart, otherParticipants, subject, offerTitle, lastMessage }) => {
    const names = [counterpart, ...otherParticipants].map(({ name }) => name)
    return matchesText([...names, subject, offerTitle, lastMessage.text].join(' '), typed.trim())
  })
}
