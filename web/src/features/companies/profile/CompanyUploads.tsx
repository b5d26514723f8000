import {
  type CompanyProfile,
  companyFileBounds,
  companyImageBounds,
} from '@tandem/contract/companies/profile'
import type { ReactNode } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { FileButton } from '#ui/data/files/FileButton.tsx'
import { FileList, FileRow } from '#ui/data/files/FileRow.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useChangeFile, useChangeImage } from '../queries.ts'

const images = ['image/jpeg', 'image/png', 'image/webp']
const documents = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

/** Logo and main image. */
export function CompanyImages({ profile }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const { bytes } = useFormats()
  const change = useChangeImage()
  return (
    <SectionCard
      title={t('profile.images')}
      description={t('profile.imagesHint', { size: bytes(companyImageBounds.maxBytes) })}
    >
      <FileList label={t('profile.images')}>
        {(['logo', 'mainImage'] as const).map((id) => {
          const name = t(`profile.parts.${id}`)
          const isThere = id === 'logo' ? profile.hasLogo : profile.hasMainImage
          const isMeant = change.variables?.id === id
          return (
            <UploadRow
              key={id}
              name={name}
              isThere={isThere}
              meta={t(isThere ? 'profile.there' : 'profile.lacking')}
              accept={images}
              busy={change.isPending && isMeant}
              error={isMeant ? change.error : null}
              onChange={(file) => change.mutate({ id, file })}
            />
          )
        })}
      </FileList>
    </SectionCard>
  )
}

/** What applicants may take with them. */
export function CompanyFiles({ profile: { files } }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const { bytes } = useFormats()
  const change = useChangeFile()
  const isNew = change.variables?.id === 'new'
  return (
    <SectionCard
      title={t('profile.files')}
      description={t('profile.filesHint', { size: bytes(companyFileBounds.maxBytes) })}
    >
      <Stack gap={4}>
        {files.length > 0 && (
          <FileList label={t('profile.files')}>
            {files.map(({ id, name, size }) => (
              <UploadRow
                key={id}
                name={name}
                isThere
                meta={bytes(size)}
                accept={documents}
                busy={change.isPending && change.variables?.id === id}
                error={change.variables?.id === id ? change.error : null}
                onChange={(file) => change.mutate({ id, file })}
              />
            ))}
          </FileList>
        )}
        {files.length < companyFileBounds.maxPerCompany && (
          <Row>
            <FileButton
              accept={documents}
              busy={change.isPending && isNew}
              onFiles={([file]) => file && change.mutate({ id: 'new', file })}
            >
              {t('profile.addFile')}
            </FileButton>
          </Row>
        )}
        <div role="status">
          {isNew && change.isError && <Text size="small">{failureTextOf(change.error)}</Text>}
        </div>
      </Stack>
    </SectionCard>
  )
}

type UploadRowProps = {
  name: string
  isThere: boolean
  meta: ReactNode
  accept: readonly string[]
  busy: boolean
  error: Error | null
  /** Null removes it. */
  onChange: (file: File | null) => void
}

function UploadRow({ name, isThere, meta, accept, busy, error, onChange }: UploadRowProps) {
  const t = useTexts('companies')
  return (
    <FileRow
      name={name}
      state={error ? 'error' : isThere ? 'done' : 'missing'}
      meta={error ? failureTextOf(error) : meta}
      action={
        <Row wrap>
          <FileButton
            accept={accept}
            busy={busy}
            label={t(isThere ? 'profile.replaceOne' : 'profile.uploadOne', { name })}
            onFiles={([file]) => file && onChange(file)}
          >
            {t(isThere ? 'profile.replace' : 'profile.upload')}
          </FileButton>
          {isThere && (
            <Button
              variant="text"
              disabled={busy}
              aria-label={t('profile.removeOne', { name })}
              onClick={() => onChange(null)}
            >
              {t('profile.remove')}
            </Button>
          )}
        </Row>
      }
    />
  )
}
