import { IconGripVertical, IconPencil, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './EntryList.module.css'
import { useReorder } from './useReorder.ts'

/** What the form of one entry takes. */
export type EntryFormProps<Entry> = {
  /** Null for a new one. */
  entry: Entry | null
  onTake: (entry: Entry) => void
  onCancel: () => void
  onRemove?: () => void
}

type EntryListProps<Entry> = {
  entries: Entry[]
  onChange: (entries: Entry[]) => void
  max: number
  icon: IconType
  addLabel: string
  nameOf: (entry: Entry) => string
  detailsOf: (entry: Entry) => string
  form: (props: EntryFormProps<Entry>) => ReactNode
  /** Where a new one comes; first without it. */
  insert?: (entries: Entry[], entry: Entry) => Entry[]
}

/** Entries of a life in the order of their owner, one of them open at a time. */
export function EntryList<Entry>({
  entries,
  onChange,
  max,
  addLabel,
  form,
  insert = (others, entry) => [entry, ...others],
  ...row
}: EntryListProps<Entry>) {
  const t = useTexts('applications')
  const { list, moved, handleOf } = useReorder(entries, onChange)
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const addId = useId()

  function close() {
    setOpen(null)
    // What had the focus is gone with the form.
    requestAnimationFrame(() => document.getElementById(addId)?.focus())
  }
  function change(next: Entry[]) {
    onChange(next)
    close()
  }
  return (
    <div className={styles.list}>
      {entries.length > 0 && (
        <ul ref={list} className={styles.entries}>
          {entries.map((entry, index) => (
            <li key={keyOf(entry, index)}>
              {open === index ? (
                form({
                  entry,
                  onTake: (changed) => change(entries.with(index, changed)),
                  onCancel: close,
                  onRemove: () => change(entries.toSpliced(index, 1)),
                })
              ) : (
                <EntryRow
                  {...row}
                  entry={entry}
                  handle={open === null && entries.length > 1 ? handleOf(index) : undefined}
                  onEdit={open === null ? () => setOpen(index) : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' &&
        form({ entry: null, onTake: (entry) => change(insert(entries, entry)), onCancel: close })}
      {open === null && entries.length < max && (
        <Button id={addId} icon={IconPlus} onClick={() => setOpen('new')} className={styles.add}>
          {addLabel}
        </Button>
      )}
      <LiveRegion>
        {moved &&
          t('editor.moved', { name: row.nameOf(moved.entry), place: moved.to + 1, count: entries.length })}
      </LiveRegion>
    </div>
  )
}

type EntryRowProps<Entry> = Pick<EntryListProps<Entry>, 'icon' | 'nameOf' | 'detailsOf'> & {
  entry: Entry
  /** Absent while another entry is open: what is typed there would be lost. */
  onEdit: (() => void) | undefined
  /** Absent where there is nothing to put in order. */
  handle: ReturnType<ReturnType<typeof useReorder>['handleOf']> | undefined
}

function EntryRow<Entry>({ entry, icon, nameOf, detailsOf, onEdit, handle }: EntryRowProps<Entry>) {
  const t = useTexts('applications')
  return (
    <div className={styles.entry}>
      <span className={styles.icon}>
        <Icon icon={icon} />
      </span>
      <div className={styles.words}>
        <b>{nameOf(entry)}</b>
        <Text size="small" muted>
          {detailsOf(entry)}
        </Text>
      </div>
      {onEdit && (
        <IconButton icon={IconPencil} label={t('editor.edit', { name: nameOf(entry) })} onClick={onEdit} />
      )}
      {handle && (
        <IconButton
          {...handle}
          data-handle
          className={styles.handle}
          icon={IconGripVertical}
          label={t('editor.move', { name: nameOf(entry) })}
        />
      )}
    </div>
  )
}

const keyOf = (entry: unknown, index: number) => `${index} ${JSON.stringify(entry)}`
