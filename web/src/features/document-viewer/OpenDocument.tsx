import type { Attachment } from '@tandem/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Loading } from '#ui/states/Loading.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { ImageDocument } from './ImageDocument.tsx'
import styles from './OpenDocument.module.css'
import { PasswordForm } from './pdf/PasswordForm.tsx'
import { PdfPages } from './pdf/PdfPages.tsx'
import { usePdf } from './pdf/usePdf.ts'
import { documentQuery } from './queries.ts'
import { SaveOnly } from './SaveOnly.tsx'

type OpenDocumentProps = { applicantId: string; file: Attachment; name: string }

export function OpenDocument({ applicantId, file, name }: OpenDocumentProps) {
  const t = useTexts('documentViewer')
  const { data, error, refetch } = useQuery(documentQuery(applicantId, file))
  if (error && !data) {
    const isChecked = isRefusal(error, 'file_being_checked')
    const isLost = isRefusal(error, 'file_lost')
    const said = isChecked ? 'checked' : isLost ? 'lost' : 'missing'
    return (
      <div className={styles.state}>
        <RecordErrorState
          {...failureOf(error)}
          {...((isChecked || isLost) && { isMissing: true })}
          level={3}
          title={t(`${said}Title`)}
          text={t(`${said}Text`)}
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

type PdfDocumentProps = { blob: Blob; file: Attachment; name: string }

function PdfDocument({ blob, file, name }: PdfDocumentProps) {
  const t = useTexts('documentViewer')
  const [password, setPassword] = useState<string>()
  const state = usePdf(blob, password)
  if (state.is === 'loading') return <Loading label={t('loading')} />
  if (state.is === 'locked')
    return <PasswordForm wasWrong={password !== undefined} onPassword={setPassword} />
  if (state.is === 'broken')
    return <SaveOnly blob={blob} file={file} title={t('brokenTitle')} text={t('brokenText')} />
  return <PdfPages pdf={state.pdf} firstPage={state.firstPage} blob={blob} file={file} name={name} />
}
