import { IconEye, IconTrash } from '@tabler/icons-react'
import { removeFile } from '@tandem/contract/applicants'
import type { Attachment } from '@tandem/contract/applications'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '#lib/api/call.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { FileRow } from '#ui/data/files/FileRow.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { openDocument } from './open-document.ts'

type DocumentRowProps = {
  typeName: string
  file: Attachment
  ids: { application: string; applicant: string }
  /** The way to another file of the same type. */
  more: ReactNode
  onRemoved: () => Promise<void>
}

export function DocumentRow({ typeName, file, ids, more, onRemoved }: DocumentRowProps) {
  const t = useTexts('applications')
  const { bytes } = useFormats()
  const [asking, setAsking] = useState(false)
  const failed = (error: Error) =>
    notify({ type: 'danger', title: refusalOf(error) ?? t('documents.unreached') })
  const open = useMutation({ mutationFn: () => openDocument(ids.applicant, file), onError: failed })
  const remove = useMutation({
    mutationFn: () =>
      call(removeFile, { params: { type: file.type, id: ids.application, fileId: file.key } }),
    onError: failed,
    onSettled: () => setAsking(false),
    onSuccess: onRemoved,
  })
  const name = `${typeName}, ${file.name}`
  return (
    <FileRow
      name={typeName}
      state="done"
      meta={`${file.name} · ${bytes(file.size)}`}
      action={
        <>
          {more}
          <IconButton
            icon={IconEye}
            label={t('documents.open', { name })}
            aria-busy={open.isPending}
            onClick={() => open.mutate()}
          />
          <IconButton
            icon={IconTrash}
            label={t('documents.remove', { name })}
            onClick={() => setAsking(true)}
          />
          <ConfirmDialog
            open={asking}
            onClose={() => setAsking(false)}
            title={t('documents.removeTitle', { type: typeName })}
            confirm={t('documents.removeConfirm')}
            cancel={t('documents.keep')}
            danger
            busy={remove.isPending}
            onConfirm={() => remove.mutate()}
          >
            {t('documents.removeText', { file: file.name })}
          </ConfirmDialog>
        </>
      }
    />
  )
}
