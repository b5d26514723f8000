import { fold } from '../core/fold.ts'
import type { TextQuery } from './text-query.ts'
import { minInfixLength } from './words.ts'

const snippetLength = 160
const before = 60

type Marked = Pick<TextQuery, 'typed' | 'found'>

/** The first of these texts in which something was found, with the found words marked; long ones cut around them. */
export function highlight(texts: readonly string[], query: Marked): string {
  for (const text of texts) {
    const hits = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].filter(([word]) => isFound(fold(word), query))
    const [first] = hits
    if (!first) continue
    const { start, end } = cut(text, first.index)
    const inside = hits.filter(({ index, 0: word }) => index >= start && index + word.length <= end)
    return mark(text, { start, end }, inside)
  }
  return ''
}

const isFound = (word: string, { typed, found }: Marked) =>
  found.has(word) ||
  typed.some((each) => (each.length < minInfixLength ? word.startsWith(each) : word.includes(each)))

type Span = { start: number; end: number }

/** Whole words around the hit. */
function cut(text: string, hit: number): Span {
  if (text.length <= snippetLength) return { start: 0, end: text.length }
  const start = hit <= before ? 0 : text.indexOf(' ', hit - before) + 1
  const last = text.lastIndexOf(' ', start + snippetLength)
  const end = start + snippetLength >= text.length ? text.length : Math.max(last, text.indexOf(' ', hit))
  return { start: Math.min(start, hit), end: end <= hit ? text.length : end }
}

function mark(text: string, { start, end }: Span, hits: RegExpExecArray[]): string {
  let marked = start > 0 ? '… ' : ''
  let position = start
  for (const { index, 0: word } of hits) {
    marked += `${text.slice(position, index)}\u0002${word}\u0003`
    position = index + word.length
  }
  return (marked + text.slice(position, end) + (end < text.length ? ' …' : '')).replace(/\s+/g, ' ')
}
