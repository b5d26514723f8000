import { type FileType, mediaTypes } from '#platform/files/detect-type.ts'

const maxLength = 150
const extensions: Record<FileType, string[]> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  docx: ['docx'],
}

/**
 * A name that is safe to show and to save under: no path, nothing invisible or right-to-left that disguises it,
 * and the ending of what the file really is.
 */
export function cleanFileName(given: string, type: FileType): string {
  const name = visible(given.split(/[/\\]/).at(-1) ?? '')
  const ending = extensions[type].find((extension) => name.toLowerCase().endsWith(`.${extension}`))
  const stem = ending ? name.slice(0, -ending.length - 1) : name
  const suffix = ending ? name.slice(-ending.length - 1) : `.${extensions[type][0]}`
  const room = maxLength - suffix.length
  return `${[...stem].slice(0, room).join('').trim() || 'Dokument'}${suffix}`
}

/** Under another name it still ends as what it is. */
export function renameFile(name: string, { mediaType }: { mediaType: string }): string {
  const types = Object.keys(mediaTypes) as FileType[]
  const type = types.find((type) => mediaTypes[type] === mediaType)
  if (!type) throw new Error(`There is no name for a ${mediaType}`)
  return cleanFileName(name, type)
}

function visible(name: string): string {
  return name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\p{Z}\s]+/gu, ' ')
    .replace(/^[\s.]+/, '')
    .trim()
}
