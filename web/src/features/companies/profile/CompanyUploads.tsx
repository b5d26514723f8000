import {
  type CompanyProfile,
  companyFileBounds,
  companyImageBounds,
} from '@tandem/contract/companies/profile'
import { useRef, useState } from 'react'
import { useCropWords } from '#features/contacts/public.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { CropDialog } from '#ui/data/files/crop/CropDialog.tsx'
import { FileButton } from '#ui/data/files/FileButton.tsx'
import { FileList } from '#ui/data/files/FileRow.tsx'
import { UploadRow, type UploadWords } from '#ui/data/files/UploadRow.tsx'
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

/** A logo that is no square may be shown whole; the main image is a band. */
const shapes = {
  logo: { aspect: 1, maxWidth: 960, mayShowWhole: true },
  mainImage: { aspect: 4, maxWidth: 1920 },
} as const

type Image = keyof typeof shapes

/** Logo and main image; what is chosen is cropped first. */
export function CompanyImages({ profile }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const { bound } = useFormats()
  const change = useChangeImage()
  const words = useUploadWords()
  const cropWords = useCropWords()
  const [chosen, setChosen] = useState<{ id: Image; file: File } | null>(null)
  const save = (id: Image, file: File | null) => {
    const name = t(`profile.parts.${id}`)
    change.mutate(
      { id, file },
      {
        onSuccess: () =>
          notify({ type: 'success', title: t(file ? 'profile.uploaded' : 'profile.removed', { name }) }),
      },
    )
  }
  return (
    <SectionCard
      title={t('profile.images')}
      description={t('profile.imagesHint', { size: bound(companyImageBounds.maxBytes) })}
    >
      <FileList label={t('profile.images')}>
        {(['logo', 'mainImage'] as const).map((id) => {
          const isThere = id === 'logo' ? profile.hasLogo : profile.hasMainImage
          const isMeant = change.variables?.id === id
          return (
            <UploadRow
              key={id}
              name={t(`profile.parts.${id}`)}
              isThere={isThere}
              meta={t(isThere ? 'profile.there' : `profile.${id}Hint`)}
              accept={images}
              busy={change.isPending && isMeant}
              error={isMeant && change.error ? failureTextOf(change.error) : null}
              words={words}
              onChange={(file) => (file ? setChosen({ id, file }) : save(id, null))}
            />
          )
        })}
      </FileList>
      {chosen && (
        <CropDialog
          file={chosen.file}
          shape={shapes[chosen.id]}
          words={cropWords}
          onClose={() => setChosen(null)}
          onDone={(cropped) => {
            setChosen(null)
            save(chosen.id, cropped)
          }}
        />
      )}
    </SectionCard>
  )
}

/** What applicants may take with them. */
export function CompanyFiles({ profile: { files } }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const { bytes, bound } = useFormats()
  const change = useChangeFile()
  const words = useUploadWords()
  const section = useRef<HTMLDivElement>(null)
  const isNew = change.variables?.id === 'new'
  const save = (id: string, file: File | null, name: string) =>
    change.mutate(
      { id, file },
      {
        onSuccess: () => {
          notify({ type: 'success', title: t(file ? 'profile.uploaded' : 'profile.removed', { name }) })
          // Its buttons have gone with it.
          if (!file) section.current?.focus()
        },
      },
    )
  return (
    <SectionCard
      title={t('profile.files')}
      description={t('profile.filesHint', { size: bound(companyFileBounds.maxBytes) })}
    >
      <div ref={section} tabIndex={-1}>
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
                  error={change.variables?.id === id && change.error ? failureTextOf(change.error) : null}
                  words={words}
                  onChange={(file) => save(id, file, file?.name ?? name)}
                />
              ))}
            </FileList>
          )}
          {files.length < companyFileBounds.maxPerCompany && (
            <Row>
              <FileButton
                accept={documents}
                busy={change.isPending && isNew}
                onFiles={([file]) => file && save('new', file, file.name)}
              >
                {t('profile.addFile')}
              </FileButton>
            </Row>
          )}
          <div role="status">
            {isNew && change.isError && <Text size="small">{failureTextOf(change.error)}</Text>}
          </div>
        </Stack>
      </div>
    </SectionCard>
  )
}

function useUploadWords(): UploadWords {
  const t = useTexts('companies')
  return {
    upload: t('profile.upload'),
    uploadOne: (name) => t('profile.uploadOne', { name }),
    replace: t('profile.replace'),
    replaceOne: (name) => t('profile.replaceOne', { name }),
    remove: t('profile.remove'),
    removeOne: (name) => t('profile.removeOne', { name }),
  }
}
