import { attachmentBounds } from '@tandem/contract/applicants'

/** For the file picker; the server reads the type from the bytes. */
export const acceptedTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const

/** Refused before it is sent: a large file on a slow line would take minutes to hear the same. */
export function refusedFor({ type, size }: { type: string; size: number }): 'type' | 'size' | 'empty' | null {
  if (size > attachmentBounds.maxBytes) return 'size'
  if (size === 0) return 'empty'
  // Some systems know no type for a file; the server decides then.
  return type === '' || acceptedTypes.some((each) => each === type) ? null : 'type'
}
