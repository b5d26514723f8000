export type TextPart = { text: string; href: string | null }

const address = /\b(?:https?:\/\/|www\.)[^\s<>"„“”]+/gi
const closing = /(?<![.,;:!?'’»)\]}])[.,;:!?'’»)\]}]+$/

/** Parts a plain text where it holds web addresses. What ends the sentence is not part of the address. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimmed(found)
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: link, href: /^www\./i.test(link) ? `https://${link}` : link })
    end = index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

/** A bracket that the address itself has opened stays: `…/Studium_(dual)`. */
function trimmed(found: string): string {
  const link = found.replace(closing, '')
  const rest = found.slice(link.length)
  return rest.startsWith(')') && link.includes('(') ? `${link})` : link
}
