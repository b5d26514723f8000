import { getApplicantImage } from '@tandem/contract/images'
import { useImage } from '#lib/api/useImage.ts'
import { Avatar } from '#ui/marks/Avatar.tsx'

type ApplicantAvatarProps = {
  applicant: { id: string; image: string | null }
  /** Empty where it is not known. */
  name: string
  size: 36 | 48 | 72
  /** Of an application that was withdrawn. */
  muted?: boolean
}

/** An applicant's photo, as far as the reader may see it. */
export function ApplicantAvatar({ applicant: { id, image }, name, size, muted }: ApplicantAvatarProps) {
  const query = { size: size > 48 ? 320 : 96, ...(image && { v: image }) } as const
  const src = useImage(getApplicantImage, { params: { id, name: 'mainImage' }, query }, image !== null)
  return <Avatar name={name} tone={name && !muted ? 'theory' : 'grey'} size={size} {...(src && { src })} />
}
