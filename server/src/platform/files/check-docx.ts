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
  if (name.toLowerCase().endsWith('.rels')) return partsAfter(text, 'Relationship').some(leadsAway)
  return hasActingField(text) || /<(?:[\w.-]+:)?altChunk[\s>]/i.test(text)
}

/**
 * What follows each opening of this tag, up to the next one. Split instead of matched to its end: of thousands that are
 * never closed each is looked at once. Any prefix may stand for the namespace.
 */
const partsAfter = (text: string, tag: string): string[] =>
  text.split(new RegExp(`<(?:[\\w.-]+:)?${tag}(?=[\\s/>])`, 'i')).slice(1)

/** Stands for a field that no program writes so. */
const unreadable = '<!'
const attribute = /\s+([^\s=<>/"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y

type Tag = { attributes: Map<string, string>; rest: string }

/** Its attributes by name in lower case, and what follows it; null where it does not end as a tag does. */
function readTag(part: string): Tag | null {
  const attributes = new Map<string, string>()
  let end = 0
  for (attribute.lastIndex = 0; ; end = attribute.lastIndex) {
    const [, name, quoted, single] = attribute.exec(part) ?? []
    if (name === undefined) break
    attributes.set(name.toLowerCase(), quoted ?? single ?? '')
  }
  const rest = part.slice(end).trimStart()
  return /^\/?>/.test(rest) ? { attributes, rest } : null
}

/** A link that a person clicks is a link; everything else that lies elsewhere is loaded when the file is opened. */
function leadsAway(part: string): boolean {
  const attributes = readTag(part)?.attributes
  if (!attributes) return true
  if ((attributes.get('targetmode') ?? 'Internal').toLowerCase() === 'internal') return false
  const isLink = /\/hyperlink$/i.test(attributes.get('type') ?? '')
  return !isLink || !/^(https?:|mailto:|tel:|#)/i.test(attributes.get('target') ?? '')
}

/** Fields that start a program or fetch a file. Word reads an instruction across several parts as one. */
function hasActingField(text: string): boolean {
  const parts = partsAfter(text, 'instrText').map(
    (part) => readTag(part)?.rest.slice(1).split('</', 1)[0] ?? unreadable,
  )
  const simple = partsAfter(text, 'fldSimple').flatMap((part) => {
    const tag = readTag(part)
    const isInstruction = ([name]: [string, string]) => name.split(':').at(-1) === 'instr'
    return tag ? [...tag.attributes].filter(isInstruction).map(([, value]) => value) : unreadable
  })
  return (
    [...parts, ...simple].some((each) => /^\s*(DDE|INCLUDE)|<!|&#/i.test(each)) ||
    /(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE)[\s"]/i.test(parts.join(''))
  )
}
