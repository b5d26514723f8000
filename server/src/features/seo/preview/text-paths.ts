import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

const require = createRequire(import.meta.url)
/** The project's own font, drawn as paths: the machine may have none installed, or another one. */
const files = {
  text: require.resolve('@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf'),
}
const fonts = new Map<string, fontkit.Font>()

export type Typeface = { font: keyof typeof files; size: number }

/** The lines of a text that is broken at its blanks, `max` at most; what does not fit ends in an ellipsis. */
export function breakLines(text: string, typeface: Typeface, width: number, max: number): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const lines: string[] = []
  for (const word of words) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(joined, typeface) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  const shown = lines.slice(0, max)
  return shown.map((line, index) =>
    cutTo(index === max - 1 && lines.length > max ? `${line} …` : line, typeface, width),
  )
}

/** An SVG path with its baseline at `y`. */
export function textPath(text: string, { font, size }: Typeface, x: number, y: number): string {
  const { layout, scale } = layoutOf(text, { font, size })
  let pen = 0
  const glyphs = layout.glyphs.map((glyph, index) => {
    const position = layout.positions[index]
    const at = pen + (position?.xOffset ?? 0)
    pen += position?.xAdvance ?? 0
    return `<path transform="translate(${at} ${position?.yOffset ?? 0})" d="${glyph.path.toSVG()}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
}

export function widthOf(text: string, typeface: Typeface): number {
  const { layout, scale } = layoutOf(text, typeface)
  return layout.advanceWidth * scale
}

/** One word that is wider than the picture, or an ellipsis that came too late. */
function cutTo(line: string, typeface: Typeface, width: number): string {
  const letters = [...line.replace(/ ?…$/, '')]
  let cut = line
  while (widthOf(cut, typeface) > width && letters.length > 1) {
    letters.pop()
    cut = `${letters.join('').trimEnd()}…`
  }
  return cut
}

function layoutOf(text: string, { font, size }: Typeface) {
  const loaded = fonts.get(font) ?? fontkit.openSync(files[font])
  fonts.set(font, loaded)
  return { layout: loaded.layout(text), scale: size / loaded.unitsPerEm }
}
