import { create } from 'zustand'

/** "Sie" instead of "du" for applicants and visitors; companies and admins hear "Sie" always. */
export const useFormality = create<{ formal: boolean }>()(() => ({ formal: false }))

export function setFormality(formal: boolean): void {
  useFormality.setState({ formal })
}
