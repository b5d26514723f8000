import type { Pair } from './text.ts'

/** The demo's lists of texts are written as blocks of lines with an empty line between them. */
export function blocks(source: string): string[][] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
}

/** Blocks of two lines: the German sentence, then the same in English. */
export function pairs(source: string): Pair[] {
  return blocks(source).map(([de, en, ...rest]) => {
    if (!de || !en || rest.length > 0) throw new Error(`Not a pair of sentences: ${de}`)
    return [de, en]
  })
}

/** Words or names with commas between them, over any number of lines. */
export function words(source: string): string[] {
  return source
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
