import { IconCheck } from '@tabler/icons-react'
import { type BookmarkCategory, bookmarkCategories } from '@tandem/contract/bookmarks'
import { type RefObject, use, useEffect, useId, useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { UnsavedParts, unguarded } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { AnchoredPopover } from '#ui/overlay/AnchoredPopover.tsx'
import { EntryNote } from '../card/EntryNote.tsx'
import { categoryIcons } from '../list/category-icons.ts'
import { LeaveGuard } from '../list/LeaveGuard.tsx'
import { useCategoryWords } from '../list/useCategoryWords.ts'
import type { Mark } from '../state/queries.ts'
import { useBookmark, useChangeBookmark } from '../state/useBookmark.ts'
import styles from './BookmarkPopover.module.css'

/** The note of the bookmark that was just saved, null until it is, and what is typed for it, null while nothing is. */
export type Note = { saved: string | null; typed: string | null }

type BookmarkPopoverProps = {
  mark: Mark
  name: string
  anchor: RefObject<HTMLButtonElement | null>
  note: Note
  isUnsaved: boolean
  onNote: (parts: Partial<Note>) => void
  onClose: () => void
}

/** Offered once a record was bookmarked: what one thinks of it, and a note. */
export function BookmarkPopover({
  mark,
  name,
  anchor,
  note,
  isUnsaved,
  onNote,
  onClose,
}: BookmarkPopoverProps) {
  const t = useTexts('bookmarks')
  const { changeAsync } = useChangeBookmark()
  const isGuarded = use(UnsavedParts) !== unguarded
  const noteField = note.saved !== null && (
    <EntryNote
      comment={note.saved}
      name={name}
      typed={note.typed}
      onType={(typed) => onNote({ typed })}
      onSave={async (comment) => {
        await changeAsync({ mark, name, changes: { comment }, showsFailure: true })
        onNote({ saved: comment })
      }}
    />
  )
  return (
    <AnchoredPopover label={t('menu.label', { name })} anchor={anchor} keepOpen={isUnsaved} onClose={onClose}>
      <div className={styles.panel}>
        <Categories mark={mark} name={name} isSaved={note.saved !== null} />
        {isGuarded ? noteField : <LeaveGuard>{noteField}</LeaveGuard>}
      </div>
    </AnchoredPopover>
  )
}

/** Each applies at once. */
function Categories({
  mark,
  name,
  isSaved,
}: Pick<BookmarkPopoverProps, 'mark' | 'name'> & { isSaved: boolean }) {
  const t = useTexts('bookmarks')
  const words = useCategoryWords()
  const category = useBookmark(mark)?.category
  const { changeAsync } = useChangeBookmark()
  const [hasChosen, setChosen] = useState(false)
  const [failure, setFailure] = useState('')
  const titleId = useId()
  // A region is only heard if it was there before its words.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const said =
    isDrawn && isSaved && category
      ? t(hasChosen ? 'moved' : 'offered.said', { name, category: words(category) })
      : ''
  function choose(chosen: BookmarkCategory) {
    setChosen(true)
    setFailure('')
    if (chosen === category) return
    const change = { mark, name, changes: { category: chosen }, showsFailure: true }
    changeAsync(change).catch((error: unknown) => setFailure(failureTextOf(error)))
  }
  return (
    <div>
      <LiveRegion>{said}</LiveRegion>
      <p id={titleId} className={styles.title}>
        {t('offered.title')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the line above is its legend */}
      <div role="group" aria-labelledby={titleId} className={styles.options}>
        {bookmarkCategories.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.option}
            aria-pressed={each === category}
            onClick={() => choose(each)}
          >
            <Icon icon={categoryIcons[each]} />
            {words(each)}
            {each === category && <Icon icon={IconCheck} className={styles.check} />}
          </button>
        ))}
      </div>
      {failure && (
        <InlineAlert tone="danger" alert>
          {failure}
        </InlineAlert>
      )}
    </div>
  )
}
