import { useRef } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { FileButton } from '#ui/data/files/FileButton.tsx'
import { FileList } from '#ui/data/files/FileRow.tsx'
import { UploadRow } from '#ui/data/files/UploadRow.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { type FileChange, useSaveFile, useUploadWords } from './useUploads.ts'

const types = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

type FilesCardProps = {
  /** For links to it. */
  id?: string
  title: string
  hint: string
  files: readonly { id: string; name: string; size: number; check?: 'infected' | undefined }[]
  /** So many there may be. */
  most: number
  /** With the id `new` it adds one. */
  change: FileChange<string>
}

/** Files of a profile, for others to take with them. */
export function FilesCard({ id, title, hint, files, most, change }: FilesCardProps) {
  const t = useTexts('contacts')
  const { bytes } = useFormats()
  const words = useUploadWords()
  const section = useRef<HTMLDivElement>(null)
  const isNew = change.variables?.id === 'new'
  // With a file its buttons go.
  const save = useSaveFile(change, () => section.current?.focus())
  return (
    <SectionCard id={id} title={title} description={hint}>
      <div ref={section} tabIndex={-1}>
        <Stack gap={4}>
          {files.length > 0 && (
            <FileList label={title}>
              {files.map(({ id, name, size, check }) => (
                <UploadRow
                  key={id}
                  name={name}
                  isThere
                  meta={bytes(size)}
                  accept={types}
                  busy={change.isPending && change.variables?.id === id}
                  error={
                    change.error && change.variables?.id === id
                      ? failureTextOf(change.error)
                      : check
                        ? t('own.infected')
                        : null
                  }
                  words={words}
                  onChange={(file) => save({ id, file }, file?.name ?? name)}
                />
              ))}
            </FileList>
          )}
          {files.filter(({ check }) => !check).length < most && (
            <Row>
              <FileButton
                accept={types}
                busy={change.isPending && isNew}
                onFiles={([file]) => file && save({ id: 'new', file }, file.name)}
              >
                {t('own.addFile')}
              </FileButton>
            </Row>
          )}
          <div role="status">
            {isNew && change.error && <Text size="small">{failureTextOf(change.error)}</Text>}
          </div>
        </Stack>
      </div>
    </SectionCard>
  )
}
