import { getCompanyImage, type imageSizes } from '@tandem/contract/images'
import { urlOf } from './url-of.ts'

/** Null where the company has none: the tile then shows its initials. */
export const companyLogo = (
  { id, hasLogo }: { id: string; hasLogo: boolean },
  size: (typeof imageSizes)[number] = 96,
): string | null =>
  hasLogo ? urlOf(getCompanyImage, { params: { id, name: 'logo' }, query: { size } }) : null
