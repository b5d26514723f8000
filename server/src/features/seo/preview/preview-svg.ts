import { previewSize } from '../render-head.ts'
import { breakLines, type Typeface, textPath, widthOf } from './text-paths.ts'

const { width, height } = previewSize
const margin = 80
/** Those of the web client's light theme (`web/src/ui/styles/tokens.css`). */
export const colours = {
  surface: '#ffffff',
  text: '#12262b',
  textMuted: '#5c6a6e',
  theory: '#024b59',
  practiceDeco: '#f19142',
}
const mark: Typeface = { font: 'strong', size: 44 }
const small: Typeface = { font: 'text', size: 32 }
/** The largest in which a title fits on three lines. */
const titleSizes = [80, 68, 58, 50]
const maxLines = 3

/** What a messenger shows of a page: the logo, its title, and the two ways that become one. */
export function previewSvg({ title, over }: { title: string; over: string }): string {
  const typeface = typefaceOf(title)
  const lines = breakLines(title, typeface, width - 2 * margin, maxLines)
  const step = typeface.size * 1.14
  const top = 290
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.surface}"/>
${tracks}
${logo}
<g fill="${colours.textMuted}">${over ? textPath(cutOver(over), small, margin, top - 84) : ''}</g>
<g fill="${colours.text}">${lines.map((line, index) => textPath(line, typeface, margin, top + index * step)).join('')}</g>
</svg>`
}

function typefaceOf(title: string): Typeface {
  const fits = (size: number) => {
    const typeface: Typeface = { font: 'strong', size }
    const lines = breakLines(title, typeface, width - 2 * margin, maxLines)
    return (
      lines.length * size <= 190 &&
      !lines.at(-1)?.endsWith('…') &&
      widest(title, typeface) <= width - 2 * margin
    )
  }
  return { font: 'strong', size: titleSizes.find(fits) ?? (titleSizes.at(-1) as number) }
}

const widest = (title: string, typeface: Typeface) =>
  Math.max(...title.split(/\s+/).map((word) => widthOf(word, typeface)))

const cutOver = (over: string): string => breakLines(over, small, width - 2 * margin, 1)[0] ?? ''

const logo = `<g transform="translate(${margin} 60) scale(1.35)" fill="none" stroke-width="8">
<path stroke="${colours.theory}" d="M17 3v24a15 15 0 0 0 15 15h11M5 15.5h12"/>
<path stroke="${colours.practiceDeco}" d="M25 3v24a7 7 0 0 0 7 7h11M25 15.5h16"/></g>
<g fill="${colours.text}">${textPath('Tandem', mark, margin + 80, 108)}</g>`

const tracks = `<g fill="none" stroke-width="34">
<path stroke="${colours.theory}" d="M-40 498H700a44 44 0 0 1 44 44a40 40 0 0 0 40 40h460"/>
<path stroke="${colours.practiceDeco}" d="M1240 482H832a50 50 0 0 0-50 50a16 16 0 0 0 16 16h442"/>
</g>`
