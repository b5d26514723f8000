import type { Account } from '@tandem/contract/accounts'
import { getApplicantImage, getContactImage } from '@tandem/contract/images'
import { useImage } from '#lib/api/useImage.ts'

const query = { size: 96 } as const

/** The picture of whoever is logged in: the applicant's, else the contact's (specification, section 4). */
export function useAccountImage(account: Account | null): string | null {
  const { applicantId = null, organisationPersonId = null, hasProfileImage = false } = account ?? {}
  const ofApplicant = useImage(
    getApplicantImage,
    { params: { id: applicantId ?? '', name: 'mainImage' }, query },
    hasProfileImage && applicantId !== null,
  )
  const ofContact = useImage(
    getContactImage,
    { params: { id: organisationPersonId ?? '' }, query },
    hasProfileImage && applicantId === null && organisationPersonId !== null,
  )
  return ofApplicant ?? ofContact
}
