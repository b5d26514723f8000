import type { Locale } from '@tandem/contract/common'
import type { Company, ImagePoint } from '@tandem/contract/companies/profile'
import { getCompanyImage } from '@tandem/contract/images'
import { urlOf } from '#lib/api/url-of.ts'
import { useImage } from '#lib/api/useImage.ts'

export type CompanyImages = { logo: string | null; mainImage: string | null }

/** For `object-position`: where crops of the main image are made; undefined is the middle. */
export const objectPositionOf = (focus: ImagePoint | undefined): string | undefined =>
  focus && `${focus.x * 100}% ${focus.y * 100}%`

/** For the main image: empty where its company wrote nothing. */
export function describeMainImage({ mainImageText }: Pick<Company, 'mainImageText'>, locale: Locale) {
  const text = mainImageText ?? { de: '', en: '' }
  const other = locale === 'de' ? 'en' : 'de'
  const lang = text[locale] === '' && text[other] !== '' ? other : locale
  return { alt: text[lang], lang }
}

type Shown = Pick<Company, 'id' | 'status' | 'hasLogo' | 'hasMainImage'>

/** Until a company is confirmed, its images are fetched with the session. `version` asks past what the browser keeps. */
export function useCompanyImages(company: Shown | undefined, version?: string): CompanyImages {
  const logo = useOne(company, 'logo', company?.hasLogo ?? false, version)
  const mainImage = useOne(company, 'mainImage', company?.hasMainImage ?? false, version)
  return { logo, mainImage }
}

function useOne(company: Shown | undefined, name: 'logo' | 'mainImage', isThere: boolean, v?: string) {
  const size = name === 'logo' ? 320 : 960
  const input = { params: { id: company?.id ?? '', name }, query: { size, v } } as const
  const isOpen = company?.status === 'confirmed'
  const fetched = useImage(getCompanyImage, input, isThere && !isOpen)
  return isThere && isOpen ? urlOf(getCompanyImage, input) : fetched
}
