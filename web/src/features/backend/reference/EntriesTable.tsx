import type { ReferenceEntry, ReferenceList } from '@tandem/contract/backend/reference-lists'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { DataTable } from '#ui/data/table/DataTable.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { focusEntry } from '../frame/LoadedSoFar.tsx'
import { Moves, moved } from '../frame/Moves.tsx'
import { useArrangeList } from './queries.ts'
import styles from './ReferencePage.module.css'

type EntriesTableProps = {
  list: ReferenceList
  entries: ReferenceEntry[]
  /** All are shown, so that they can be put in order. */
  isWhole: boolean
  onEdit: (entry: ReferenceEntry) => void
}

const shownAtOnce = 50

export function EntriesTable({ list, entries, isWhole, onEdit }: EntriesTableProps) {
  const t = useTexts('referenceLists')
  const { number } = useFormats()
  const [shown, setShown] = useState(shownAtOnce)
  const [said, setSaid] = useState('')
  const table = useRef<HTMLDivElement>(null)
  const arranging = useArrangeList(list.list)
  const keys = list.entries.map(({ key }) => key)
  const move = ({ key, nameDe }: ReferenceEntry, at: number) => {
    arranging.mutate(
      { keys: moved(keys, keys.indexOf(key), at), revision: list.revision },
      { onSuccess: () => setSaid(t('moved', { name: nameDe, at: at + 1, of: keys.length })) },
    )
  }
  return (
    <Stack gap={4}>
      <LiveRegion>{said}</LiveRegion>
      {arranging.isError && (
        <InlineAlert tone="danger" title={t('notArranged')} alert>
          {failureTextOf(arranging.error)}
        </InlineAlert>
      )}
      <div ref={table}>
        <DataTable
          caption={t(`lists.${list.list}`)}
          rows={entries.slice(0, shown)}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'name',
              header: t('columns.name'),
              primary: true,
              cell: (entry) => (
                <span className={styles.names}>
                  <b>{entry.nameDe}</b>
                  <Text as="span" size="small" muted>
                    {entry.nameEn}
                  </Text>
                </span>
              ),
            },
            { key: 'key', header: t('columns.key'), cell: ({ key }) => key },
            {
              key: 'usedBy',
              header: t('columns.usedBy'),
              align: 'end',
              cell: ({ usedBy }) => number(usedBy),
            },
            {
              key: 'state',
              header: t('columns.state'),
              cell: ({ active, isEdited }) => (
                <Row gap={2} wrap>
                  <Tag tone={active ? 'success' : 'neutral'}>{t(active ? 'active' : 'inactive')}</Tag>
                  {isEdited && <Tag>{t('edited')}</Tag>}
                </Row>
              ),
            },
            {
              key: 'deeds',
              header: t('columns.deeds'),
              cell: (entry) => (
                <Row gap={2}>
                  <Button
                    size="sm"
                    aria-label={t('editOne', { name: entry.nameDe })}
                    onClick={() => onEdit(entry)}
                  >
                    {t('edit')}
                  </Button>
                  {isWhole && (
                    <Moves
                      name={entry.nameDe}
                      at={keys.indexOf(entry.key)}
                      of={keys.length}
                      onMove={(at) => move(entry, at)}
                    />
                  )}
                </Row>
              ),
            },
          ]}
        />
      </div>
      {entries.length > shown && (
        <div>
          <Button
            onClick={() => {
              flushSync(() => setShown(shown + shownAtOnce))
              focusEntry(table.current, shown)
            }}
          >
            {t('more', { count: entries.length - shown })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
