import { type Contact, getContactImage } from '@tandem/contract/contacts'
import { useImage } from '#lib/api/useImage.ts'
import { Avatar } from '#ui/marks/Avatar.tsx'

type Pictured = Pick<Contact, 'id' | 'firstName' | 'lastName' | 'hasImage'>
type PersonAvatarProps = { person: Pictured; tone: 'practice' | 'grey'; size: 36 | 48 | 72 }

export function PersonAvatar({ person, tone, size }: PersonAvatarProps) {
  const input = { params: { id: person.id }, query: { size: size > 48 ? 320 : 96 } } as const
  const src = useImage(getContactImage, input, person.hasImage)
  return <Avatar name={nameOf(person)} tone={tone} size={size} {...(src && { src })} />
}

export const nameOf = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
