import { type PersonProfile, personFileBounds, personImageBounds } from '@tandem/contract/contacts'
import { useRef, useState } from 'react'
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
import { useChangePersonFile, useChangePersonImage } from '../queries.ts'
import { useCropWords } from './useCropWords.ts'

const images = ['image/jpeg', 'image/png', 'image/webp']
const documents = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

export function OwnImage({ profile: { hasImage } }: { profile: PersonProfile }) {
  const t = useTexts('contacts')
  const { bound } = useFormats()
  const change = useChangePersonImage()
  const [chosen, setChosen] = useState<File | null>(null)
  const words = useUploadWords()
  const cropWords = useCropWords()
  const name = t('own.image')
  const save = (file: File | null) =>
    change.mutate(file, {
      onSuccess: () => notify({ type: 'success', title: t(file ? 'own.uploaded' : 'own.removed', { name }) }),
    })
  return (
    <SectionCard title={name} description={t('own.imageHint', { size: bound(personImageBounds.maxBytes) })}>
      <FileList label={name}>
        <UploadRow
          name={name}
          isThere={hasImage}
          meta={t(hasImage ? 'own.there' : 'own.lacking')}
          accept={images}
          busy={change.isPending}
          error={change.error && failureTextOf(change.error)}
          words={words}
          onChange={(file) => (file ? setChosen(file) : save(null))}
        />
      </FileList>
      {chosen && (
        <CropDialog
          file={chosen}
          shape={{ aspect: 1, maxWidth: 960 }}
          words={cropWords}
          onClose={() => setChosen(null)}
          onDone={(cropped) => {
            setChosen(null)
            save(cropped)
          }}
        />
      )}
    </SectionCard>
  )
}

export function OwnFiles({ profile: { files } }: { profile: PersonProfile }) {
  const t = useTexts('contacts')
  const { bytes, bound } = useFormats()
  const change = useChangePersonFile()
  const words = useUploadWords()
  const section = useRef<HTMLDivElement>(null)
  const isNew = change.variables?.id === 'new'
  const save = (id: string, file: File | null, name: string) =>
    change.mutate(
      { id, file },
      {
        onSuccess: () => {
          notify({ type: 'success', title: t(file ? 'own.uploaded' : 'own.removed', { name }) })
          if (!file) section.current?.focus()
        },
      },
    )
  return (
    <SectionCard
      title={t('own.files')}
      description={t('own.filesHint', { size: bound(personFileBounds.maxBytes) })}
    >
      <div ref={section} tabIndex={-1}>
        <Stack gap={4}>
          {files.length > 0 && (
            <FileList label={t('own.files')}>
              {files.map(({ id, name, size }) => (
                <UploadRow
                  key={id}
                  name={name}
                  isThere
                  meta={bytes(size)}
                  accept={documents}
                  busy={change.isPending && change.variables?.id === id}
                  error={change.error && change.variables?.id === id ? failureTextOf(change.error) : null}
                  words={words}
                  onChange={(file) => save(id, file, file?.name ?? name)}
                />
              ))}
            </FileList>
          )}
          {files.length < personFileBounds.maxPerPerson && (
            <Row>
              <FileButton
                accept={documents}
                busy={change.isPending && isNew}
                onFiles={([file]) => file && save('new', file, file.name)}
              >
                {t('own.addFile')}
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
  const t = useTexts('contacts')
  return {
    upload: t('own.upload'),
    uploadOne: (name) => t('own.uploadOne', { name }),
    replace: t('own.replace'),
    replaceOne: (name) => t('own.replaceOne', { name }),
    remove: t('own.remove'),
    removeOne: (name) => t('own.removeOne', { name }),
  }
}
