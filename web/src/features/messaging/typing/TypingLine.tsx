import type { Conversation } from '@tandem/contract/messaging'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import styles from './TypingLine.module.css'
import { type Typist, useTypists } from './useTypists.ts'

/** Who is writing just now. Not read out: it would come between the messages every few seconds. */
export function TypingLine({ thread }: { thread: Conversation }) {
  const t = useTexts('messaging')
  const { list } = useFormats()
  const typists = useTypists(thread)
  if (typists.length === 0) return null

  function nameOf({ senderId, isColleague }: Typist): string {
    const known = isColleague ? thread.ownParticipants : thread.otherParticipants
    const name = known.find(({ id }) => id === senderId)?.name
    return name ?? (isColleague ? t('typing.colleague') : thread.counterpart.name)
  }
  const names = [...new Set(typists.map(nameOf))]
  return <p className={styles.line}>{t('typing.line', { count: names.length, names: list(names) })}</p>
}
