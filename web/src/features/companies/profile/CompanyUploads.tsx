import {
  type CompanyProfile,
  companyFileBounds,
  companyImageBounds,
} from '@tandem/contract/companies/profile'
import { FilesCard, ImagesCard } from '#features/contacts/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useChangeFile, useChangeImage } from '../queries.ts'
import { FocusField } from './FocusField.tsx'

/** A logo that is no square may be shown whole; the main image is a band. */
const shapes = {
  logo: { aspect: 1, maxWidth: 960, mayShowWhole: true, smallest: companyImageBounds.smallest.logo },
  mainImage: { aspect: 4, maxWidth: 1920, smallest: companyImageBounds.smallest.mainImage },
} as const

export function CompanyImages({ profile }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const { bound, number } = useFormats()
  const { logo, mainImage } = companyImageBounds.smallest
  const smallest = {
    logo: number(logo.width),
    width: number(mainImage.width),
    height: number(mainImage.height),
  }
  return (
    <ImagesCard
      id="bilder"
      title={t('profile.images')}
      hint={t('profile.imagesHint', { size: bound(companyImageBounds.maxBytes), ...smallest })}
      images={(['logo', 'mainImage'] as const).map((id) => ({
        id,
        name: t(`profile.parts.${id}`),
        isThere: id === 'logo' ? profile.hasLogo : profile.hasMainImage,
        lacking: t(`profile.${id}Hint`),
        shape: shapes[id],
      }))}
      change={useChangeImage()}
    >
      {profile.hasMainImage && <FocusField profile={profile} />}
    </ImagesCard>
  )
}

/** What applicants may take with them. */
export function CompanyFiles({ profile: { files } }: { profile: CompanyProfile }) {
  const t = useTexts('companies')
  const { bound } = useFormats()
  return (
    <FilesCard
      id="dateien"
      title={t('profile.files')}
      hint={t('profile.filesHint', { size: bound(companyFileBounds.maxBytes) })}
      files={files}
      most={companyFileBounds.maxPerCompany}
      change={useChangeFile()}
    />
  )
}
