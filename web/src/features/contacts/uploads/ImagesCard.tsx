import { violationMessage } from '@tandem/contract/violations'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { CropDialog, type CropWords } from '#ui/data/files/crop/CropDialog.tsx'
import { isLargeEnough } from '#ui/data/files/crop/crop-area.ts'
import type { CropShape } from '#ui/data/files/crop/cut-out.ts'
import { FileList } from '#ui/data/files/FileRow.tsx'
import { UploadRow } from '#ui/data/files/UploadRow.tsx'
import { type FileChange, useSaveFile, useUploadWords } from './useUploads.ts'

const types = ['image/jpeg', 'image/png', 'image/webp']

type Image<Id extends string> = { id: Id; name: string; isThere: boolean; lacking: string; shape: CropShape }

type ImagesCardProps<Id extends string> = {
  /** For links to it. */
  id?: string
  title: string
  hint: string
  images: readonly Image<Id>[]
  change: FileChange<Id>
  children?: ReactNode
}

/** Images of a profile; what is chosen is cropped first. */
export function ImagesCard<Id extends string>({
  id: anchor,
  title,
  hint,
  images,
  change,
  children,
}: ImagesCardProps<Id>) {
  const t = useTexts('contacts')
  const locale = useLocale()
  const words = useUploadWords()
  const cropWords = useCropWords()
  const save = useSaveFile(change)
  const [chosen, setChosen] = useState<{ image: Image<Id>; file: File } | null>(null)
  const [tooSmall, setTooSmall] = useState<Id | null>(null)
  const wordsFor = ({ shape: { smallest } }: Image<Id>) =>
    smallest && violationMessage(locale, 'image_small', smallest)

  async function choose(image: Image<Id>, file: File) {
    // What cannot be read is said where it would be cropped.
    const size = await createImageBitmap(file).catch(() => null)
    const isFit = !size || isLargeEnough(size, image.shape)
    size?.close()
    setTooSmall(isFit ? null : image.id)
    if (isFit) setChosen({ image, file })
  }
  function errorOf(image: Image<Id>): string | null {
    if (tooSmall === image.id) return wordsFor(image) ?? null
    const { error } = change
    if (!error || change.variables?.id !== image.id) return null
    return (error instanceof ApiError && error.problem?.violations?.[0]?.message) || failureTextOf(error)
  }
  return (
    <SectionCard id={anchor} title={title} description={hint}>
      <FileList label={title}>
        {images.map((image) => {
          const { id, name, isThere, lacking } = image
          const isMeant = change.variables?.id === id
          return (
            <UploadRow
              key={id}
              name={name}
              isThere={isThere}
              meta={isThere ? t('own.there') : lacking}
              accept={types}
              busy={change.isPending && isMeant}
              error={errorOf(image)}
              words={words}
              onChange={(file) => {
                if (file) return void choose(image, file)
                setTooSmall(null)
                save({ id, file: null }, name)
              }}
            />
          )
        })}
      </FileList>
      {children}
      {chosen && (
        <CropDialog
          file={chosen.file}
          shape={chosen.image.shape}
          words={{ ...cropWords, tooSmall: wordsFor(chosen.image) }}
          onClose={() => setChosen(null)}
          onDone={(file) => {
            setChosen(null)
            save({ id: chosen.image.id, file }, chosen.image.name)
          }}
        />
      )}
    </SectionCard>
  )
}

/** What the choice of a part of an image says. */
function useCropWords(): CropWords {
  const t = useTexts('contacts')
  return {
    title: t('crop.title'),
    text: t('crop.text'),
    zoom: t('crop.zoom'),
    horizontal: t('crop.horizontal'),
    vertical: t('crop.vertical'),
    rotate: t('crop.rotate'),
    confirm: t('crop.confirm'),
    cancel: t('crop.cancel'),
    unreadable: t('crop.unreadable'),
  }
}
