import { IconChevronDown } from '@tabler/icons-react'
import { type BookmarkCategory, bookmarksPerPage, type WatchListEntry } from '@tandem/contract/bookmarks'
import { type DragEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#lib/i18n/texts.ts'
import { cardId } from '#lib/navigation/return-to-card.ts'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Illustration } from '#ui/marks/art/Illustration.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { draggedType } from '../card/BookmarkCard.tsx'
import styles from './Column.module.css'
import { categoryIcons } from './category-icons.ts'
import { useCategoryWords } from './useCategoryWords.ts'

export const columnId = (category: BookmarkCategory): string => `spalte-${category}`

const shownFirst = 4

type ColumnProps = {
  category: BookmarkCategory
  count: number
  entries: readonly WatchListEntry[]
  /** Shown however far down it stands. */
  isEdited: (entry: WatchListEntry) => boolean
  /** Takes what is dropped on it; not on a colleague's list. */
  onDrop?: (recordKey: string) => void
  children: (entry: WatchListEntry) => ReactNode
}

/** What is in one category, on this page. */
export function Column({ category, count, entries, isEdited, onDrop, children }: ColumnProps) {
  const t = useTexts('bookmarks')
  const words = useCategoryWords()
  const [isWhole, setWhole] = useState(false)
  const [isOver, setOver] = useState(false)
  const isShown = (entry: WatchListEntry, at: number) => isWhole || at < shownFirst || isEdited(entry)
  const shown = entries.filter(isShown)
  const rest = entries.length - shown.length

  function showRest() {
    const next = entries.find((entry, at) => !isShown(entry, at))
    flushSync(() => setWhole(true))
    const card = document.getElementById(cardId(next?.recordId ?? ''))
    const target = card?.querySelector<HTMLElement>('h3 a') ?? card?.querySelector('button')
    target?.focus()
  }
  function allow(event: DragEvent) {
    if (!onDrop || !event.dataTransfer.types.includes(draggedType)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <section
      aria-labelledby={columnId(category)}
      className={cx(styles.column, styles[category], isOver && styles.over)}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        onDrop?.(event.dataTransfer.getData(draggedType))
      }}
    >
      <div className={styles.head}>
        <Icon icon={categoryIcons[category]} size={24} />
        <h2 className="h3" id={columnId(category)} tabIndex={-1}>
          {words(category)}
        </h2>
        <b className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('entries', { count })}</VisuallyHidden>
        </b>
      </div>
      {shown.length > 0 && <ul className={styles.cards}>{shown.map(children)}</ul>}
      {shown.length === 0 && (
        <EmptyColumn category={category} isElsewhere={count > 0} canTake={Boolean(onDrop)} />
      )}
      {rest > 0 && (
        <Button block variant="text" iconAfter={IconChevronDown} onClick={showRest}>
          {t('more', { count: Math.min(rest, bookmarksPerPage) })}
        </Button>
      )}
    </section>
  )
}

type EmptyColumnProps = { category: BookmarkCategory; isElsewhere: boolean; canTake: boolean }

function EmptyColumn({ category, isElsewhere, canTake }: EmptyColumnProps) {
  const t = useTexts('bookmarks')
  const words = useCategoryWords()
  if (isElsewhere) return <p className={styles.elsewhere}>{t('emptyColumn.page')}</p>
  return (
    <div className={styles.empty}>
      <Illustration name="waiting" className={styles.art} />
      <h3 className="h4">{t(`emptyColumn.${category}.title`)}</h3>
      {canTake && (
        <>
          <p>{t(`emptyColumn.${category}.text`)}</p>
          <p className={styles.drag}>{t('emptyColumn.drag', { category: words(category) })}</p>
        </>
      )}
    </div>
  )
}
