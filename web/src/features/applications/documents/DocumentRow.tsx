import {
  IconDots,
  IconDownload,
  IconEye,
  IconPencil,
  IconPlus,
  IconReplace,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import type { Attachment } from '@tandem/contract/applications'
import { useState } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { FileRow } from '#ui/data/files/FileRow.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { EditDocument } from './EditDocument.tsx'
import type { DocumentActions } from './useDocuments.ts'

type DocumentRowProps = {
  typeName: string
  types: readonly { id: string; name: string }[]
  file: Attachment
  actions: DocumentActions
  isTarget: boolean
  onOpen: () => void
  /** Asks for a file, to take this one's place or to stand beside it. */
  onChoose: (replaces: Attachment | null) => void
}

export function DocumentRow(props: DocumentRowProps) {
  const { typeName, types, file, actions, isTarget, onOpen, onChoose } = props
  const t = useTexts('applications')
  const { bytes } = useFormats()
  const [isEditing, setEditing] = useState(false)
  const name = `${typeName}, ${file.name}`
  const row = { 'data-document-type': file.type, 'data-file': file.key, isTarget, name: typeName }
  if (file.check === 'infected') return <InfectedRow {...props} />
  const items = [
    {
      key: 'download',
      icon: IconDownload,
      label: t('documents.download'),
      onSelect: () => void actions.download(file),
    },
    { key: 'change', icon: IconPencil, label: t('documents.change'), onSelect: () => setEditing(true) },
    { key: 'replace', icon: IconReplace, label: t('documents.replace'), onSelect: () => onChoose(file) },
    { key: 'more', icon: IconPlus, label: t('documents.more'), onSelect: () => onChoose(null) },
    {
      key: 'remove',
      icon: IconTrash,
      label: t('documents.remove'),
      danger: true,
      onSelect: () => void actions.remove(file),
    },
  ]
  const checking = file.check === 'waiting' ? ` · ${t('documents.checking')}` : ''
  return (
    <FileRow
      {...row}
      state="done"
      meta={`${file.name} · ${bytes(file.size)}${checking}`}
      action={
        <>
          <IconButton icon={IconEye} label={t('documents.open', { name })} onClick={onOpen} />
          <Menu
            label={t('documents.actions', { name })}
            trigger={(trigger) => (
              <IconButton {...trigger} icon={IconDots} label={t('documents.actions', { name })} />
            )}
            items={items}
          />
          {isEditing && (
            <EditDocument
              file={file}
              types={types}
              onClose={() => setEditing(false)}
              onSave={(to) => actions.change(file, to)}
            />
          )}
        </>
      }
    />
  )
}

function InfectedRow({ typeName, file, actions, isTarget, onChoose }: DocumentRowProps) {
  const t = useTexts('applications')
  return (
    <FileRow
      name={typeName}
      state="error"
      data-document-type={file.type}
      data-file={file.key}
      isTarget={isTarget}
      meta={t('documents.infected', { file: file.name })}
      action={
        <>
          <Button
            size="sm"
            variant="soft"
            aria-label={t('documents.replaceOne', { type: typeName })}
            onClick={() => onChoose(file)}
          >
            {t('documents.again')}
          </Button>
          <IconButton
            icon={IconX}
            label={t('documents.dismissInfected', { type: typeName, file: file.name })}
            onClick={() => void actions.remove(file)}
          />
        </>
      }
    />
  )
}
