import { IconBookmark } from '@tabler/icons-react'
import type { BookmarkType } from '@tandem/contract/bookmarks'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { useBookmarkAfterLogin } from '../state/pending-bookmark.ts'
import { useBookmark, useChangeBookmark } from '../state/useBookmark.ts'
import styles from './BookmarkButton.module.css'

type BookmarkButtonProps = {
  type: BookmarkType
  id: string
  /** Of the record, as it stands beside the button. */
  name: string
  /** With its word, on the page of the record. */
  withText?: boolean
  size?: 'sm' | 'md'
}

/** Puts a record on the watch list, and takes it off again. */
export function BookmarkButton({ type, id, name, withText, size }: BookmarkButtonProps) {
  const t = useTexts('bookmarks')
  const isVisitor = useAccount() === null
  const mark = { recordType: type, recordId: id }
  const on = Boolean(useBookmark(mark))
  const { change } = useChangeBookmark()
  const askToLogin = useBookmarkAfterLogin(mark, name)
  const toggle = () =>
    isVisitor ? askToLogin() : change({ mark, name, changes: on ? null : { category: 'positive' } })
  if (!withText) {
    return (
      <IconButton icon={IconBookmark} label={t('button.of', { name })} size={size} on={on} onClick={toggle} />
    )
  }
  return (
    <Button
      icon={IconBookmark}
      size={size}
      aria-pressed={on}
      className={on ? styles.on : undefined}
      onClick={toggle}
    >
      {t(on ? 'button.marked' : 'button.mark')}
    </Button>
  )
}
