import { companyPermissions } from '@tandem/contract/accounts/colleagues'
import type { AuditEntry, AuditField, AuditRecordType, AuditValue } from '@tandem/contract/backend/audit'
import { CompanyCorrection, type CorrectedField } from '@tandem/contract/backend/company-changes'
import { contentKinds } from '@tandem/contract/backend/contents'
import { referenceListNames } from '@tandem/contract/backend/reference-lists'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useStudyInterests } from '#lib/reference.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { DataTable } from '#ui/data/table/DataTable.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { partSlugs } from '../operations/parts.ts'
import { useJobName } from '../operations/useJobName.ts'
import { useSettingWords } from '../settings/useSettingWords.ts'
import styles from './AuditPage.module.css'

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const t = useTexts('audit')
  const { day, time } = useFormats()
  return (
    <DataTable
      caption={t('title')}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          header: t('columns.at'),
          cell: ({ at }) => (
            <time dateTime={at} className="nowrap">
              {day(at)}
              <br />
              {time(at)}
            </time>
          ),
        },
        {
          key: 'actor',
          header: t('columns.actor'),
          cell: ({ actor }) => (
            <span className={styles.actor}>{actor ? (actor.name ?? t('gone')) : t('command')}</span>
          ),
        },
        {
          key: 'action',
          header: t('columns.action'),
          primary: true,
          cell: ({ action }) => <b>{t(`actions.${action}`)}</b>,
        },
        { key: 'record', header: t('columns.record'), cell: (entry) => <Record entry={entry} /> },
        {
          key: 'changes',
          header: t('columns.changes'),
          cell: (entry) => (entry.changes.length > 0 ? <Changes entry={entry} /> : null),
        },
      ]}
    />
  )
}

function Record({ entry: { record } }: { entry: AuditEntry }) {
  const t = useTexts('audit')
  const to = useTo()
  const path = pathOf(record)
  const name = useRecordName()(record)
  const only = paths.backendAudit({ search: { recordType: record.type, recordId: record.id } })
  return (
    <span className={styles.record}>
      {path ? <TextLink to={to(path)}>{name}</TextLink> : name}
      <Text as="span" size="small" muted>
        <TextLink to={to(only)} aria-label={t('onlyThis', { name })}>
          {t('all')}
        </TextLink>
      </Text>
    </span>
  )
}

/** What a record is called in the back office; its kind where it has no name, or is gone. */
export function useRecordName(): (record: AuditEntry['record']) => string {
  const t = useTexts('audit')
  const settings = useSettingWords()
  const tLists = useTexts('referenceLists')
  const job = useJobName()
  const fixed: Partial<Record<AuditRecordType, (id: string) => string>> = {
    setting: settings.label,
    job,
    reference_list: (id) => {
      const list = referenceListNames.find((each) => each === id)
      return list ? tLists(`lists.${list}`) : id
    },
  }
  return ({ type, id, name }) => fixed[type]?.(id) ?? name ?? t(`records.${type}`)
}

/** Where it stands, as long as it does. */
function pathOf({ type, id, name }: AuditEntry['record']): ScreenPath | null {
  if (type === 'thread_report') return paths.messageReports({ search: { stand: 'erledigt' } })
  if (type === 'setting') return paths.backendSettings()
  if (type === 'sent_mail') return paths.backendOperations()
  if (type === 'job') return paths.backendOperations({ part: partSlugs.jobs })
  if (type === 'reference_list') return paths.referenceLists({ list: id })
  if (name === null && type !== 'topics') return null
  if (type === 'company') return paths.backendCompanies({ companyId: id })
  if (type === 'account') return paths.backendPeople({ accountId: id })
  const kind = contentKinds.find((each) => each === type)
  if (kind) return paths.content({ kind, contentId: id })
  return type === 'offer' ? paths.offer({ offerId: id }) : null
}

function Changes({ entry }: { entry: AuditEntry }) {
  const t = useTexts('audit')
  const say = useValueInWords()
  return (
    <ul className={styles.changes}>
      {entry.changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{`${t(`fields.${field}`)}: `}</span>
          {before === undefined
            ? say(field, after)
            : t('fromTo', { before: say(field, before), after: say(field, after) })}
        </li>
      ))}
    </ul>
  )
}

function useValueInWords(): (field: AuditField, value: AuditValue) => string {
  const t = useTexts('audit')
  const { number, list, day, time } = useFormats()
  const tCompanies = useTexts('officeCompanies')
  const interests = useStudyInterests('all')
  const named: Partial<Record<AuditField, (key: string) => string | null>> = {
    changedFields: (key) => (isCorrected(key) ? tCompanies(`correction.fields.${key}`) : null),
    permissions: (key) => {
      const permission = companyPermissions.find((each) => each === key)
      return permission ? tCompanies(`keys.permissions.${permission}`) : null
    },
  }
  const nameOf = (id: string) => interests.find((each) => String(each.id) === id)?.name ?? id
  return (field, value) => {
    if (value === null || value === '') return t('nothing')
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    if (typeof value === 'number') return number(value)
    if (field === 'publishAt' && typeof value === 'string') return `${day(value)}, ${time(value)}`
    if (typeof value === 'string') return value
    if (value.length === 0) return t('nothing')
    if (field === 'studyInterests') return list(value.map(nameOf))
    return list(value.map((each) => named[field]?.(each) ?? each))
  }
}

const isCorrected = (key: string): key is CorrectedField =>
  key in CompanyCorrection.shape && key !== 'revision'
