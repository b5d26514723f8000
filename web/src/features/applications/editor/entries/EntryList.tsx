import { IconPencil, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './EntryList.module.css'

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
}

/** Entries of a life, one of them open at a time. */
export function EntryList<Entry>({ entries, onChange, max, addLabel, form, ...row }: EntryListProps<Entry>) {
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
        <ul className={styles.entries}>
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
                <EntryRow {...row} entry={entry} onEdit={open === null ? () => setOpen(index) : undefined} />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' &&
        form({ entry: null, onTake: (entry) => change([entry, ...entries]), onCancel: close })}
      {open === null && entries.length < max && (
        <Button id={addId} icon={IconPlus} onClick={() => setOpen('new')} className={styles.add}>
          {addLabel}
        </Button>
      )}
    </div>
  )
}

type EntryRowProps<Entry> = Pick<EntryListProps<Entry>, 'icon' | 'nameOf' | 'detailsOf'> & {
  entry: Entry
  /** Absent while another entry is open: what is typed there would be lost. */
  onEdit: (() => void) | undefined
}

function EntryRow<Entry>({ entry, icon, nameOf, detailsOf, onEdit }: EntryRowProps<Entry>) {
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
    </div>
  )
}

const keyOf = (entry: unknown, index: number) => `${index} ${JSON.stringify(entry)}`
