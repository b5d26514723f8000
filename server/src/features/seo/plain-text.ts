/** Markdown as it is read out: what search engines and messengers show of an answer. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(\S.*?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/^\|?[\s:|-]+\|?$/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Ends with a whole word. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/, '')}…`
}
