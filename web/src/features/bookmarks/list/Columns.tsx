import { type BookmarkCategory, bookmarkCategories, type WatchList } from '@tandem/contract/bookmarks'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { cardId } from '#lib/navigation/return-to-card.ts'
import { focusHeading, focusPageHeading, goToSection } from '#lib/sections/go-to-section.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { ChipGroup, ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { BookmarkCard, SharedCard } from '../card/BookmarkCard.tsx'
import { useEntryWords } from '../card/useEntryWords.ts'
import { inCategories } from '../state/change-watch-list.ts'
import { useChangeBookmark } from '../state/useBookmark.ts'
import { Column, columnId } from './Column.tsx'
import styles from './Columns.module.css'
import { useCategoryWords } from './useCategoryWords.ts'

/** Its menu went with its old place: once it is drawn in its new one, its link takes the focus. */
const focusMoved = (recordId: string): void =>
  void setTimeout(() => document.getElementById(cardId(recordId))?.querySelector('a')?.focus(), 50)

/** The three categories beside each other, and below each other on the phone. */
export function Columns({ list }: { list: WatchList }) {
  const t = useTexts('bookmarks')
  const words = useCategoryWords()
  const nameOf = useEntryWords()
  const isNarrow = !useMedia('(width >= 62em)')
  const [said, setSaid] = useState('')
  const { change } = useChangeBookmark()
  useGoToSection()

  function move(recordKey: string, category: BookmarkCategory) {
    const entry = list.entries.find(({ recordType, recordId }) => `${recordType} ${recordId}` === recordKey)
    if (!entry || entry.category === category) return
    const { name } = nameOf(entry)
    change({ mark: entry, name, changes: { category } })
    setSaid(t('moved', { name, category: words(category) }))
    focusMoved(entry.recordId)
  }
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {isNarrow && (
        <ChipGroup label={t('jump')}>
          {bookmarkCategories.map((category) => (
            <ChipToggle key={category} on={false} onToggle={() => goToSection(columnId(category))}>
              {words(category)} {list.categories[category]}
            </ChipToggle>
          ))}
        </ChipGroup>
      )}
      <div className={styles.columns}>
        {inCategories(list).map(([category, entries]) => (
          <Column
            key={category}
            category={category}
            count={list.categories[category]}
            entries={entries}
            onDrop={list.owner ? undefined : (recordKey) => move(recordKey, category)}
          >
            {(entry) =>
              list.owner ? (
                <SharedCard key={entry.recordId} entry={entry} />
              ) : (
                <BookmarkCard
                  key={entry.recordId}
                  entry={entry}
                  onMove={(to) => move(`${entry.recordType} ${entry.recordId}`, to)}
                  onRemove={() => {
                    // With the last one the columns go too.
                    if (list.entries.length > 1) focusHeading(columnId(category))
                    else focusPageHeading()
                    change({ mark: entry, name: nameOf(entry).name, changes: null })
                  }}
                />
              )
            }
          </Column>
        ))}
      </div>
    </>
  )
}
