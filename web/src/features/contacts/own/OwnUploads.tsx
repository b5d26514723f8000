import { type PersonProfile, personFileBounds, personImageBounds } from '@tandem/contract/contacts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useChangePersonFile, useChangePersonImage } from '../queries.ts'
import { FilesCard } from '../uploads/FilesCard.tsx'
import { ImagesCard } from '../uploads/ImagesCard.tsx'

const shape = { aspect: 1, maxWidth: 960 }

export function OwnUploads({ profile: { hasImage, files } }: { profile: PersonProfile }) {
  const t = useTexts('contacts')
  const { bound } = useFormats()
  const name = t('own.image')
  return (
    <>
      <ImagesCard
        title={name}
        hint={t('own.imageHint', { size: bound(personImageBounds.maxBytes) })}
        images={[{ id: 'mainImage', name, isThere: hasImage, lacking: t('own.lacking'), shape }]}
        change={useChangePersonImage()}
      />
      <FilesCard
        title={t('own.files')}
        hint={t('own.filesHint', { size: bound(personFileBounds.maxBytes) })}
        files={files}
        most={personFileBounds.maxPerPerson}
        change={useChangePersonFile()}
      />
    </>
  )
}
