/** The first paragraph of a Markdown text without its marks, for where it is only shown in part. */
export const firstWords = (markdown: string): string =>
  (markdown.trim().split(/\n\s*\n/)[0] ?? '')
    .replace(/\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/[*_`#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
