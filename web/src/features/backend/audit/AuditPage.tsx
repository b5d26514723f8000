import { IconSearch } from '@tabler/icons-react'
import { auditActions } from '@tandem/contract/backend/audit'
import { paths } from '@tandem/contract/paths'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { LoadedSoFar } from '#features/backend/frame/LoadedSoFar.tsx'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from './AuditPage.module.css'
import { AuditTable, useRecordName } from './AuditTable.tsx'
import { auditActorsQuery, auditQuery } from './queries.ts'
import { useAuditFilter } from './useAuditFilter.ts'

/** What admins did, to whom, when: read only, nobody can change it. */
export function AuditPage() {
  const t = useTexts('audit')
  const to = useTo()
  const filter = useAuditFilter()
  const query = useInfiniteQuery(auditQuery(filter.wanted, useLocale()))
  const entries = query.data?.pages.flatMap((page) => page.entries)
  const nameOf = useRecordName()
  // Those of the record before stay until the next ones are loaded.
  const only = entries?.find(({ record: { type, id } }) => {
    const { recordType, recordId } = filter.wanted
    return type === recordType && id === recordId
  })
  return (
    <Page width="wide">
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap={6}>
        <Filters filter={filter} />
        {only && <Text strong>{t('only', { name: nameOf(only.record) })}</Text>}
        {!entries && query.isError && (
          <ErrorState onRetry={() => void query.refetch()} requestId={requestIdOf(query.error)} />
        )}
        {query.isPending && <SkeletonList label={t('loading')} />}
        {entries?.length === 0 && (
          <EmptyState
            art="waiting"
            title={t(filter.isFiltered ? 'noneFound' : 'none')}
            action={
              filter.isFiltered && (
                <ButtonLink to={to(paths.backendAudit())} variant="secondary">
                  {t('reset')}
                </ButtonLink>
              )
            }
          >
            {t(filter.isFiltered ? 'noneFoundText' : 'noneText')}
          </EmptyState>
        )}
        {entries && entries.length > 0 && (
          <LoadedSoFar query={query} count={entries.length} more={t('older')}>
            <AuditTable entries={entries} />
          </LoadedSoFar>
        )}
      </Stack>
      <LiveRegion>{entries && filter.isFiltered && t('shown', { count: entries.length })}</LiveRegion>
    </Page>
  )
}

function Filters({ filter: { wanted, set, isFiltered } }: { filter: ReturnType<typeof useAuditFilter> }) {
  const t = useTexts('audit')
  const to = useTo()
  const actors = useQuery(auditActorsQuery)
  const [text, setText] = useTypedText(wanted.whom ?? '')
  return (
    <search className={styles.filters} aria-label={t('filters.label')}>
      <SelectField
        label={t('filters.who')}
        placeholder={t('filters.everyone')}
        value={wanted.who ?? ''}
        onChange={(event) => set({ who: event.target.value || undefined })}
        options={(actors.data ?? []).map(({ id, name }) => ({ value: id, label: name ?? t('gone') }))}
      />
      <SelectField
        label={t('filters.what')}
        placeholder={t('filters.everything')}
        value={wanted.what ?? ''}
        onChange={(event) => set({ what: auditActions.find((action) => action === event.target.value) })}
        options={auditActions.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
      />
      <TextField
        label={t('filters.whom')}
        type="search"
        icon={IconSearch}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          set({ whom: event.target.value.trim() || undefined })
        }}
      />
      <DateField
        label={t('filters.from')}
        value={wanted.from ?? ''}
        onChange={(event) => set({ from: event.target.value || undefined })}
      />
      <DateField
        label={t('filters.to')}
        error={wanted.from && wanted.to && wanted.to < wanted.from ? t('filters.toBeforeFrom') : undefined}
        value={wanted.to ?? ''}
        onChange={(event) => set({ to: event.target.value || undefined })}
      />
      {isFiltered && (
        <ButtonLink to={to(paths.backendAudit())} variant="text" className={styles.reset}>
          {t('reset')}
        </ButtonLink>
      )}
    </search>
  )
}
