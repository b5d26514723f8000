import type { Contact } from '@tandem/contract/contacts'
import { getContactImage } from '@tandem/contract/images'
import { useImage } from '#lib/api/useImage.ts'
import { Avatar } from '#ui/marks/Avatar.tsx'

type Look = { tone: 'practice' | 'grey'; size: 36 | 48 | 72 }
type Pictured = Pick<Contact, 'id' | 'firstName' | 'lastName' | 'hasImage'>

export function PersonAvatar({ person, ...look }: Look & { person: Pictured }) {
  return <ContactAvatar contact={{ ...person, name: nameOf(person) }} {...look} />
}

type ContactAvatarProps = Look & { contact: { id: string; name: string; hasImage: boolean } }

export function ContactAvatar({ contact: { id, name, hasImage }, tone, size }: ContactAvatarProps) {
  const input = { params: { id }, query: { size: size > 48 ? 320 : 96 } } as const
  const src = useImage(getContactImage, input, hasImage)
  return <Avatar name={name} tone={tone} size={size} {...(src && { src })} />
}

export const nameOf = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
