/** A paragraph, or, where someone wrote line under line, a list. */
export type ProseBlock = string | string[]

/** Plain text as companies type it: blank lines part paragraphs, single breaks make lists, marks of lists go. */
export function toBlocks(text: string): ProseBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(withoutMark).filter(Boolean))
    .flatMap((lines): ProseBlock[] => {
      const [first, ...more] = lines
      if (first === undefined) return []
      return [more.length > 0 ? lines : first]
    })
}

const withoutMark = (line: string) => line.trim().replace(/^[-–•*]\s+/, '')
