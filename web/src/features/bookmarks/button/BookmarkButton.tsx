import { IconBookmark } from '@tabler/icons-react'
import type { BookmarkType } from '@tandem/contract/bookmarks'
import { useRef, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import { useBookmarkAfterLogin } from '../state/pending-bookmark.ts'
import { useBookmark, useChangeBookmark } from '../state/useBookmark.ts'
import styles from './BookmarkButton.module.css'
import type { Note } from './BookmarkPopover.tsx'

const BookmarkPopover = lazyPart(async () => (await import('./BookmarkPopover.tsx')).BookmarkPopover)

type BookmarkButtonProps = {
  type: BookmarkType
  id: string
  /** Of the record, as it stands beside the button. */
  name: string
  /** With its word, on the page of the record. */
  withText?: boolean
  size?: 'sm' | 'md'
}

const isUnsaved = ({ saved, typed }: Note): boolean => typed !== null && typed.trim() !== (saved ?? '')

/** Puts a record on the watch list, and takes it off again. What was put there can be sorted and noted at once. */
export function BookmarkButton({ type, id, name, withText, size }: BookmarkButtonProps) {
  const t = useTexts('bookmarks')
  const isVisitor = useAccount() === null
  const mark = { recordType: type, recordId: id }
  const on = Boolean(useBookmark(mark))
  const { changeAsync } = useChangeBookmark()
  const wanted = useRef<boolean>(null)
  const askToLogin = useBookmarkAfterLogin(mark, name)
  const button = useRef<HTMLButtonElement>(null)
  const [note, setNote] = useState<Note | null>(null)

  const update = (parts: Partial<Note>) => setNote((now) => now && { ...now, ...parts })
  /** What is typed stays, whatever becomes of the bookmark. */
  const close = () => setNote((now) => (now && isUnsaved(now) ? now : null))
  async function toggle() {
    if (isVisitor) return askToLogin()
    // What the tap before asked for counts, although it is not drawn yet.
    const turnsOn = !(wanted.current ?? on)
    wanted.current = turnsOn
    if (turnsOn) setNote((now) => now ?? { saved: null, typed: null })
    else close()
    try {
      const { saved } = await changeAsync({ mark, name, changes: turnsOn ? {} : null })
      if (saved) update({ saved: saved.comment })
    } catch {
      if (turnsOn) close()
    } finally {
      if (wanted.current === turnsOn) wanted.current = null
    }
  }
  return (
    <>
      {withText ? (
        <Button
          ref={button}
          icon={IconBookmark}
          size={size}
          aria-pressed={on}
          className={on ? styles.on : undefined}
          onClick={toggle}
        >
          {t(on ? 'button.marked' : 'button.mark')}
        </Button>
      ) : (
        <IconButton
          ref={button}
          icon={IconBookmark}
          label={t('button.of', { name })}
          size={size}
          on={on}
          tooltip={note ? 'top' : 'bottom'}
          onClick={toggle}
        />
      )}
      {note && (
        <BookmarkPopover
          failed={null}
          {...{ mark, name, note }}
          anchor={button}
          isUnsaved={isUnsaved(note)}
          onNote={update}
          onClose={() => setNote(null)}
        />
      )}
    </>
  )
}
