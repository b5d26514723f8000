import { listZip, unpack, unpackedSize } from './read-zip.ts'

/** Word itself writes some twenty parts; a bomb has more of them, or unpacks to far more than it weighs. */
const bounds = { parts: 2000, unpackedBytes: 100 * 1024 * 1024 }

export type DocxFault = 'unreadable' | 'unsafe'

/**
 * What is wrong with a DOCX: it cannot be opened, or it would act or load something when it is. Word asks before
 * most of that, and people click it away.
 */
export async function findDocxFault(bytes: Buffer): Promise<DocxFault | null> {
  const entries = listZip(bytes)
  const names = entries.map(({ name }) => name)
  if (!names.includes('word/document.xml')) return 'unreadable'
  if (entries.length > bounds.parts || unpackedSize(entries) > bounds.unpackedBytes) return 'unsafe'
  if (new Set(names).size < names.length || names.some(isUnsafeName)) return 'unsafe'
  for (const entry of entries) {
    const content = await unpack(bytes, entry)
    if (/\.(xml|rels)$/i.test(entry.name) && isUnsafeXml(entry.name, content)) return 'unsafe'
  }
  return null
}

/** Paths that lead out of a folder, macros, controls and embedded programs. */
const isUnsafeName = (name: string): boolean =>
  /(^|[/\\])\.\.([/\\]|$)|^[/\\]|[\\:\p{C}]/u.test(name) ||
  /vbaProject|vbaData|activeX|oleObject|\.(bin|exe|dll|js|vbs|hta|lnk|cmd|bat|ps1|html?|mht)$/i.test(name)

function isUnsafeXml(name: string, content: Buffer): boolean {
  // Word writes UTF-8; in another encoding nothing below would be found.
  if (
    content.includes(0) ||
    /^.{0,60}encoding=["'](?!utf-8|us-ascii)/is.test(content.toString('latin1', 0, 200))
  )
    return true
  const text = content.toString('utf8')
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || /macroEnabled/i.test(text)) return true
  if (name.toLowerCase().endsWith('.rels'))
    return (text.match(/<Relationship\s[^>]*>/gi) ?? []).some(leadsAway)
  return /<w:instrText[^>]*>\s*(DDE|INCLUDE)/i.test(text) || /<w:altChunk[\s>]/i.test(text)
}

/** A link that a person clicks is a link; everything else that lies elsewhere is loaded when the file is opened. */
const leadsAway = (relationship: string): boolean =>
  /TargetMode\s*=\s*["']External/i.test(relationship) &&
  !(/\/hyperlink["']/i.test(relationship) && /Target\s*=\s*["'](https?:|mailto:|tel:|#)/i.test(relationship))
