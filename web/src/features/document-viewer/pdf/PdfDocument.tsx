import type { Attachment } from '@tandem/contract/applications'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Loading } from '#ui/states/Loading.tsx'
import { SaveOnly } from '../SaveOnly.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PdfPages } from './PdfPages.tsx'
import { usePdf } from './usePdf.ts'

type PdfDocumentProps = { blob: Blob; file: Attachment; name: string }

export function PdfDocument({ blob, file, name }: PdfDocumentProps) {
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
