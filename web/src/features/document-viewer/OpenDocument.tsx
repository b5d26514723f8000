import type { Attachment } from '@tandem/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Loading } from '#ui/states/Loading.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { ImageDocument } from './ImageDocument.tsx'
import styles from './OpenDocument.module.css'
import { PdfDocument } from './pdf/PdfDocument.tsx'
import { documentQuery } from './queries.ts'
import { SaveOnly } from './SaveOnly.tsx'

type OpenDocumentProps = { applicantId: string; file: Attachment; name: string }

export function OpenDocument({ applicantId, file, name }: OpenDocumentProps) {
  const t = useTexts('documentViewer')
  const { data, error, refetch } = useQuery(documentQuery(applicantId, file))
  if (error && !data) {
    const isChecked = isRefusal(error, 'file_being_checked')
    return (
      <div className={styles.state}>
        <RecordErrorState
          {...failureOf(error)}
          {...(isChecked && { isMissing: true })}
          level={3}
          title={t(isChecked ? 'checkedTitle' : 'missingTitle')}
          text={t(isChecked ? 'checkedText' : 'missingText')}
          action={null}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  if (!data) return <Loading label={t('loading')} />
  const isPdf = file.mediaType === 'application/pdf'
  if (isPdf) return <PdfDocument blob={data} file={file} name={name} />
  if (file.mediaType.startsWith('image/')) return <ImageDocument blob={data} file={file} name={name} />
  return <SaveOnly blob={data} file={file} title={t('wordTitle')} text={t('wordText')} />
}
