import { IconPencil, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { cx } from '#ui/cx.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { EntryHandle } from './EntryHandle.tsx'
import styles from './EntryList.module.css'
import type { EntryFormProps } from './useEntryForm.ts'
import { useOpenEntry } from './useOpenEntry.ts'
import { useReorder } from './useReorder.ts'

type EntryListProps<Entry> = {
  /** Under which name what is typed into an open entry outlives a reload. */
  storedAs: string
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
  storedAs,
  entries,
  onChange,
  max,
  addLabel,
  form,
  insert = (others, entry) => [entry, ...others],
  ...row
}: EntryListProps<Entry>) {
  const t = useTexts('applications')
  const { list, moved, dragged, offsetOf, ...order } = useReorder(entries, onChange)
  const { open, typed, isGone, setOpen, onType } = useOpenEntry(storedAs, entries)
  const around = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<{ at: number | null } | null>(null)

  function close() {
    setClosed({ at: open === 'new' ? null : open })
    setOpen(null)
  }
  // What had the focus is gone with the form; another field that has it by now keeps it.
  useLayoutEffect(() => {
    if (closed && document.activeElement === document.body) focusIn(around.current, closed.at)
  }, [closed])
  function change(next: Entry[]) {
    onChange(next)
    close()
  }
  const isGoneUntouched = isGone && typed === null
  const closeGone = useEffectEvent(() =>
    around.current?.contains(document.activeElement) ? close() : setOpen(null),
  )
  useLayoutEffect(() => {
    if (isGoneUntouched) closeGone()
  }, [isGoneUntouched])
  const openForm = { typed, onType, onCancel: close }
  return (
    <div ref={around} className={styles.list}>
      {(entries.length > 0 || open === 'new') && (
        <ul ref={list} className={styles.entries}>
          {/* One array with the new one, so that React moves the open form instead of drawing it anew. */}
          {[
            ...entries.map((entry, index) => (
              <li
                key={open === index ? openKey : keyOf(entry, index)}
                className={cx(dragged !== null && styles.moving, dragged === index && styles.dragged)}
                style={{ transform: dragged === null ? undefined : `translateY(${offsetOf(index)}px)` }}
              >
                {open === index ? (
                  form({
                    ...openForm,
                    entry,
                    onTake: (changed) => change(entries.with(index, changed)),
                    onRemove: () => change(entries.toSpliced(index, 1)),
                  })
                ) : (
                  <EntryRow {...row} entry={entry} onEdit={open === null ? () => setOpen(index) : undefined}>
                    {open === null && entries.length > 1 && (
                      <EntryHandle {...order} name={row.nameOf(entry)} index={index} count={entries.length} />
                    )}
                  </EntryRow>
                )}
              </li>
            )),
            open === 'new' && (
              <li key={openKey}>
                {form({ ...openForm, entry: null, onTake: (entry) => change(insert(entries, entry)) })}
              </li>
            ),
          ]}
        </ul>
      )}
      {open === null && entries.length < max && (
        <Button data-add icon={IconPlus} onClick={() => setOpen('new')} className={styles.add}>
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
  /** Its handle. */
  children: ReactNode
}

function EntryRow<Entry>({ entry, icon, nameOf, detailsOf, onEdit, children }: EntryRowProps<Entry>) {
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
      <div className={styles.tools}>
        {onEdit && (
          <IconButton
            data-edit
            icon={IconPencil}
            label={t('editor.edit', { name: nameOf(entry) })}
            onClick={onEdit}
          />
        )}
        {children}
      </div>
    </div>
  )
}

/** Where the entry stands that was open, else where the next one is added, or the last one that is left. */
function focusIn(list: HTMLElement | null, at: number | null) {
  const edits = [...(list?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])]
  const target = (at !== null && edits[at]) || list?.querySelector<HTMLElement>('[data-add]') || edits.at(-1)
  target?.focus()
}

const openKey = 'open'

const keyOf = (entry: unknown, index: number) => `${index} ${JSON.stringify(entry)}`
