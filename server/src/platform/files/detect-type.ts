import { fileTypeFromBuffer } from 'file-type'

export type FileType = 'pdf' | 'jpeg' | 'png' | 'webp' | 'docx'

export const mediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** What the bytes are, whatever the file is called; null for everything that the platform does not take. */
export async function detectType(bytes: Uint8Array): Promise<FileType | null> {
  const found = await fileTypeFromBuffer(bytes)
  const types = Object.keys(mediaTypes) as FileType[]
  return types.find((type) => mediaTypes[type] === found?.mime) ?? null
}
