import { getAttachment, type MessageAttachment } from '@tandem/contract/messaging'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { Attachment } from '#ui/data/files/Attachment.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import styles from './MessageFiles.module.css'

type MessageAttachmentsProps = {
  attachments: readonly MessageAttachment[]
  /** Of the list, where it is not that of a message. */
  label?: string
}

export function MessageAttachments({ attachments, label }: MessageAttachmentsProps) {
  const t = useTexts('messaging')
  const { bytes } = useFormats()
  const opening = useMutation({ mutationFn: openAttachment })
  if (attachments.length === 0) return null
  return (
    <>
      <ul className={cx(styles.files, label && styles.alone)} aria-label={label ?? t('files.label')}>
        {attachments.map((file) => {
          const { name, kind } = kindOf(file.mediaType)
          const facts = `${name}, ${bytes(file.size)}`
          if (file.check === 'infected') {
            return (
              <li key={file.id}>
                <InlineAlert tone="danger">{t('files.infected', { file: file.name })}</InlineAlert>
              </li>
            )
          }
          return (
            <li key={file.id}>
              <Attachment
                name={file.name}
                meta={file.check === 'waiting' ? `${facts} · ${t('files.checking')}` : facts}
                kind={kind}
                openLabel={t(kind === 'pdf' ? 'files.open' : 'files.save')}
                isElsewhere={kind === 'pdf'}
                busy={opening.isPending && opening.variables.id === file.id}
                onOpen={() => opening.mutate(file)}
              />
            </li>
          )
        })}
      </ul>
      {opening.isError && (
        <InlineAlert tone="danger" title={t('files.failed')} alert>
          {failureTextOf(opening.error)}
        </InlineAlert>
      )}
    </>
  )
}

/** A PDF in a new tab, anything else is saved. */
async function openAttachment({ id, name, mediaType }: MessageAttachment): Promise<void> {
  // At once: after the answer the browser would take the tab for one that nobody asked for.
  const tab = mediaType === 'application/pdf' ? window.open('', '_blank') : null
  try {
    const file = await call(getAttachment, { params: { id } })
    if (tab) tab.location.href = URL.createObjectURL(file)
    else saveFile(file, name)
  } catch (error) {
    tab?.close()
    throw error
  }
}

function kindOf(mediaType: string): { name: string; kind: 'pdf' | 'image' | 'document' } {
  if (mediaType === 'application/pdf') return { name: 'PDF', kind: 'pdf' }
  if (mediaType === 'image/jpeg') return { name: 'JPEG', kind: 'image' }
  return mediaType === 'image/png' ? { name: 'PNG', kind: 'image' } : { name: 'DOCX', kind: 'document' }
}
