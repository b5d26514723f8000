import { IconDownload, IconPlus } from '@tabler/icons-react'
import {
  type ReferenceEntry,
  type ReferenceList,
  type ReferenceListName,
  referenceListNames,
  shapeOf,
} from '@tandem/contract/backend/reference-lists'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { MissingPart } from '#features/backend/frame/MissingPart.tsx'
import { maxSearchText, useListSearch } from '#features/backend/frame/useListSearch.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { toCsv } from '#lib/csv.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { EntriesTable } from './EntriesTable.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { listQuery } from './queries.ts'
import styles from './ReferencePage.module.css'

/** What people choose from, list by list. */
export function ReferencePage() {
  const t = useTexts('referenceLists')
  const to = useTo()
  const { list: given } = useParams()
  const list = given === undefined ? referenceListNames[0] : referenceListNames.find((name) => name === given)
  if (!list) return <MissingPart to={to(paths.referenceLists())} area={t('title')} />
  return <ListPage list={list} />
}

function ListPage({ list }: { list: ReferenceListName }) {
  const t = useTexts('referenceLists')
  const to = useTo()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(listQuery(list))
  return (
    <Page width="wide">
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <SelectField
            label={t('list')}
            value={list}
            onChange={(event) => void navigate(to(paths.referenceLists({ list: event.target.value })))}
            options={referenceListNames.map((name) => ({ value: name, label: t(`lists.${name}`) }))}
          />
        }
      />
      {data && <LoadedList key={list} list={data} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <SkeletonList label={t('loading')} tile={false} count={5} />}
    </Page>
  )
}

function LoadedList({ list }: { list: ReferenceList }) {
  const t = useTexts('referenceLists')
  const [text, search] = useListSearch()
  const [edited, setEdited] = useState<ReferenceEntry | 'new' | null>(null)
  const wanted = text.trim().toLowerCase()
  const found = list.entries.filter((entry) =>
    [entry.key, entry.nameDe, entry.nameEn].some((each) => each.toLowerCase().includes(wanted)),
  )
  return (
    <Stack gap={5}>
      <div className={styles.tools}>
        <TextField
          label={t('search')}
          type="search"
          autoComplete="off"
          maxLength={maxSearchText}
          value={text}
          onChange={(event) => search(event.target.value)}
        />
        <Row gap={2} wrap>
          {shapeOf(list.list).newKey && (
            <Button variant="primary" icon={IconPlus} onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          )}
          <ImportDialog list={list.list} />
          <Button icon={IconDownload} onClick={() => saveList(list, t(`lists.${list.list}`))}>
            {t('export')}
          </Button>
        </Row>
      </div>
      {found.length === 0 ? (
        <EmptyState art="waiting" title={t(wanted ? 'noneFound' : 'none')}>
          {t(wanted ? 'noneFoundText' : 'noneText')}
        </EmptyState>
      ) : (
        <EntriesTable list={list} entries={found} isWhole={wanted === ''} onEdit={setEdited} />
      )}
      <LiveRegion>{wanted && t('found', { count: found.length })}</LiveRegion>
      {edited && (
        <EntryDialog list={list} entry={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Stack>
  )
}

/** In the form in which an import takes it. */
function saveList({ list, entries }: ReferenceList, name: string): void {
  const fields = fieldsOf(list)
  const rows = entries.map(({ key, nameDe, nameEn, fields: values, active }) => [
    ...[key, nameDe, nameEn, ...fields.map((field) => values[field] ?? '')],
    active ? '1' : '0',
  ])
  const csv = toCsv([['key', 'name_de', 'name_en', ...fields, 'active'], ...rows])
  saveFile(new Blob([csv], { type: 'text/csv' }), `${name.replace(/[^\p{L}\d]+/gu, '-').toLowerCase()}.csv`)
}

const fieldsOf = (list: ReferenceListName): string[] => Object.keys(shapeOf(list).fields)
