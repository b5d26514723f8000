import { IconUpload } from '@tabler/icons-react'
import {
  importReferenceList,
  maxImportedCsv,
  type ReferenceImport,
  type ReferenceListName,
} from '@tandem/contract/backend/reference-lists'
import { useState } from 'react'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { readCsvFile } from '#lib/csv.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { FileButton } from '#ui/data/files/FileButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { fieldName } from './EntryField.tsx'
import { useImportList } from './queries.ts'
import styles from './ReferencePage.module.css'

/** A file is compared with the list first; what it would change is applied once somebody has read it. */
export function ImportDialog({ list }: { list: ReferenceListName }) {
  const t = useTexts('referenceLists')
  const [isOpen, setOpen] = useState(false)
  const [csv, setCsv] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const [unfit, setUnfit] = useState<'tooLarge' | 'noTable' | null>(null)
  const importing = useImportList(list)
  const found = csv === null ? undefined : (importing.data ?? currentOf(importing.error, importReferenceList))
  const compare = (csv: string, isWhole: boolean) => {
    setCsv(csv)
    importing.mutate({ csv, isWhole, revision: null })
  }
  const choose = async ([file]: File[]) => {
    if (!file) return
    const isTooLarge = file.size > maxImportedCsv
    const csv = isTooLarge ? null : await readCsvFile(file)
    if (csv === null) {
      reset()
      setUnfit(isTooLarge ? 'tooLarge' : 'noTable')
    } else {
      setUnfit(null)
      compare(csv, isWhole)
    }
  }
  const reset = () => {
    setCsv(null)
    setUnfit(null)
    importing.reset()
  }
  const close = () => {
    setOpen(false)
    reset()
  }
  const apply = (csv: string, revision: number) =>
    importing.mutate(
      { csv, isWhole, revision },
      {
        onSuccess: () => {
          notify({ type: 'success', title: t('import.applied') })
          close()
        },
      },
    )
  const changes = found ? found.added.length + found.changed.length + found.deactivated.length : 0
  return (
    <>
      <Button icon={IconUpload} onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('import.open')} busy={importing.isPending}>
        <Stack gap={4}>
          <Text>{t('import.lead')}</Text>
          <Checkbox
            label={t('import.isWhole')}
            checked={isWhole}
            onChange={(event) => {
              setWhole(event.target.checked)
              if (csv !== null) compare(csv, event.target.checked)
            }}
          />
          <div>
            <FileButton
              icon={IconUpload}
              accept={['text/csv', '.csv']}
              busy={importing.isPending}
              onFiles={(files) => void choose(files)}
            >
              {t('import.choose')}
            </FileButton>
          </div>
          {unfit && (
            <InlineAlert tone="danger" alert>
              {t(`import.${unfit}`)}
            </InlineAlert>
          )}
          {importing.error && (
            <InlineAlert tone="danger" alert>
              {isRefusal(importing.error, 'changed_elsewhere')
                ? t('import.outdated')
                : failureTextOf(importing.error)}
            </InlineAlert>
          )}
          {found && <Difference found={found} />}
          <Row justify="end" gap={2} wrap>
            <Button variant="text" onClick={close}>
              {t('cancel')}
            </Button>
            {csv !== null && found && found.refused.length === 0 && changes > 0 && (
              <Button variant="primary" busy={importing.isPending} onClick={() => apply(csv, found.revision)}>
                {t('import.apply', { count: changes })}
              </Button>
            )}
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}

function Difference({ found }: { found: ReferenceImport }) {
  const t = useTexts('referenceLists')
  const { added, changed, deactivated, unchanged, refused } = found
  const label = (field: string) =>
    field === 'nameDe' || field === 'nameEn' ? t(field) : t(`fields.${fieldName(field)}`)
  const named = ({ key, nameDe }: { key: string; nameDe: string }) => `${nameDe} (${key})`
  return (
    <Stack gap={3}>
      {refused.length > 0 && (
        <InlineAlert tone="danger" title={t('import.refused', { count: refused.length })} alert>
          <ul className={styles.differences}>
            {refused.map(({ line, reason, column }) => (
              <li key={`${line} ${reason}`}>
                {t('import.line', { line })} {t(`import.reasons.${reason}`, { column: column ?? '' })}
              </li>
            ))}
          </ul>
        </InlineAlert>
      )}
      <Part title={t('import.added', { count: added.length })} lines={added.map(named)} />
      <Part
        title={t('import.changed', { count: changed.length })}
        lines={changed.map(
          (each) =>
            `${named(each)}: ${each.changes
              .map(({ field, before, after }) =>
                field === 'active'
                  ? t(after === '1' ? 'active' : 'inactive')
                  : t('import.difference', { field: label(field), before, after }),
              )
              .join(', ')}`,
        )}
      />
      <Part title={t('import.deactivated', { count: deactivated.length })} lines={deactivated.map(named)} />
      <Text size="small" muted>
        {t('import.unchanged', { count: unchanged })}
      </Text>
    </Stack>
  )
}

function Part({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <b>{title}</b>
      <ul className={styles.differences}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
