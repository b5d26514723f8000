/** Names that Windows keeps for devices, whatever the ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
const maxLength = 120

/**
 * Where each file lies in the archive: its own name as far as any system takes it, and no two alike, also where
 * upper and lower case are the same.
 */
export function filePaths(
  files: readonly { id: string; name: string; mediaType: string }[],
): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    files.map(({ id, name, mediaType }) => {
      const { stem, ending } = split(safeName(name), mediaType)
      let path = `dateien/${stem}${ending}`
      for (let copy = 2; taken.has(path.toLowerCase()); copy++) path = `dateien/${stem} (${copy})${ending}`
      taken.add(path.toLowerCase())
      return [id, path]
    }),
  )
}

function safeName(name: string): string {
  const safe = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/[/\\<>:"|?*\s]+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  return reserved.test(safe) ? `_${safe}` : safe
}

function split(name: string, mediaType: string) {
  const [, stem = name, ending = ''] = name.match(/^(.+)(\.\w{1,5})$/) ?? []
  const short = [...stem].slice(0, maxLength).join('').trim()
  return { stem: short || 'Datei', ending: ending || (mediaType === 'image/webp' ? '.webp' : '') }
}
