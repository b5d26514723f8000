import {
  type BookmarkCategory,
  bookmarkCategories,
  type WatchList,
  type WatchListEntry,
} from '@tandem/contract/bookmarks'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { cardId } from '#lib/navigation/return-to-card.ts'
import { focusHeading, focusPageHeading, goToSection } from '#lib/sections/go-to-section.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { ChipGroup, ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { BookmarkCard, SharedCard, WithdrawnCard } from '../card/BookmarkCard.tsx'
import { useEntryWords } from '../card/useEntryWords.ts'
import { inCategories } from '../state/change-watch-list.ts'
import { isMarkOn } from '../state/queries.ts'
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
  const notes = useEditedNotes(list)
  useGoToSection()

  function move(recordKey: string, category: BookmarkCategory) {
    const entry = [...list.entries, ...notes.offPage].find((each) => keyOf(each) === recordKey)
    if (!entry || entry.category === category) return
    const { name } = nameOf(entry)
    change({ mark: entry, name, changes: { category } })
    setSaid(t('moved', { name, category: words(category) }))
    focusMoved(entry.recordId)
  }
  function remove(entry: WatchListEntry, name: string) {
    // With the last one the columns go too.
    if (list.entries.length > 1) focusHeading(columnId(entry.category))
    else focusPageHeading()
    notes.type(entry, null)
    change({ mark: entry, name, changes: null, isFinal: entry.withdrawn !== null })
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
            entries={[...entries, ...notes.offPage.filter((each) => each.category === category)]}
            isEdited={(entry) => notes.typed(entry) !== null}
            onDrop={list.owner ? undefined : (recordKey) => move(recordKey, category)}
          >
            {(entry) =>
              list.owner ? (
                <SharedCard key={entry.recordId} entry={entry} />
              ) : entry.withdrawn ? (
                <WithdrawnCard key={entry.recordId} entry={entry} onRemove={(name) => remove(entry, name)} />
              ) : (
                <BookmarkCard
                  key={entry.recordId}
                  entry={entry}
                  typed={notes.typed(entry)}
                  onType={(typed) => notes.type(entry, typed)}
                  onMove={(to) => move(keyOf(entry), to)}
                  onRemove={() => remove(entry, nameOf(entry).name)}
                />
              )
            }
          </Column>
        ))}
      </div>
    </>
  )
}

const keyOf = ({ recordType, recordId }: WatchListEntry): string => `${recordType} ${recordId}`

/** Notes that are being written. They outlast their cards, which a change in another window may move or push off the page. */
function useEditedNotes({ entries }: WatchList) {
  const [notes, setNotes] = useState<ReadonlyMap<string, { entry: WatchListEntry; typed: string }>>(new Map())
  return {
    typed: (entry: WatchListEntry) => notes.get(keyOf(entry))?.typed ?? null,
    type: (entry: WatchListEntry, typed: string | null) =>
      setNotes((before) => {
        const after = new Map(before)
        if (typed === null) after.delete(keyOf(entry))
        else after.set(keyOf(entry), { entry, typed })
        return after
      }),
    offPage: [...notes.values()].map(({ entry }) => entry).filter((entry) => !entries.some(isMarkOn(entry))),
  }
}
