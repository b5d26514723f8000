import type { DemoFile } from '../base/demo-file.ts'
import { storedDrawing } from '../base/stored-drawing.ts'
import type { DemoCompany } from '../companies/companies.ts'
import { area, box, circle } from './logos/shapes.ts'

/** One for each company, as long as there are colours. */
export function drawMainImages(companies: DemoCompany[]): Promise<[string, DemoFile][]> {
  return Promise.all(
    companies.slice(0, paints.length).map(async ({ row }, number) => {
      const paint = paints[number] ?? firstPaint
      const draw = (pixels: number) => drawHouses(paint, number % 2 === 1, pixels)
      const { id, createdAt } = row
      return [id, await storedDrawing({ kind: 'main-image', number, createdAt, draw, largest: 960 })]
    }),
  )
}

type Paint = Record<'sky' | 'far' | 'near' | 'house' | 'tower' | 'annex' | 'window', string>

const firstPaint = toPaint('dfe3f8 b9c4ec 8fa0dc 3b3f9e 2b2e6e 4f55bd e6eafd')
const paints: Paint[] = [
  firstPaint,
  toPaint('e3f1ea b7dcc6 86bf9f 1c6b52 12493a 2f8a6b e2f5ec'),
  toPaint('fdeadb f3cba8 e2a273 a34a24 6d2e18 bf6238 fdeee2'),
]

/** Houses before hills, four times as wide as high, as uploads are cropped. */
function drawHouses(paint: Paint, isMirrored: boolean, pixels: number): string {
  const size = `width="${pixels}" height="${pixels / 4}" viewBox="0 0 1440 360"`
  const scene = [land(paint), houses(paint), trees].join('')
  const turned = isMirrored ? `<g transform="translate(1440 0) scale(-1 1)">${scene}</g>` : scene
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${box(0, 0, 1440, 360, paint.sky)}${turned}</svg>`
}

const land = ({ far, near, tower }: Paint) =>
  [
    cloud(130, 136, 1),
    cloud(630, 100, 0.6),
    cloud(960, 128, 0.9),
    circle(1330, 110, 40, '#f7c873'),
    area('M0 290V216c120-46 240-52 380-22s210 44 330 20 240-66 400-40 240 44 330 22v94Z', far),
    area('M0 290V254c160-26 300-22 460-6s300 12 460-8 360-20 520 6v44Z', near),
    box(0, 290, 1440, 14, tower),
    box(0, 304, 1440, 56, near),
  ].join('')

const cloud = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${area('M20 0h190a22 22 0 0 0 0-44h-12a46 46 0 0 0-88-14 34 34 0 0 0-58 20H20a19 19 0 0 0 0 38Z', '#fff')}</g>`

const houses = ({ house, tower, annex, window }: Paint) =>
  [
    box(430, 170, 250, 120, house),
    windows({ x: 450, y: 188, columns: 7, rows: 4 }, window),
    box(680, 124, 150, 166, tower),
    windows({ x: 702, y: 142, columns: 4, rows: 4 }, '#f7c873'),
    box(734, 252, 42, 38, window),
    box(830, 196, 290, 94, annex),
    windows({ x: 850, y: 214, columns: 8, rows: 3 }, window),
  ].join('')

type Grid = { x: number; y: number; columns: number; rows: number }

const windows = ({ x, y, columns, rows }: Grid, fill: string) =>
  Array.from({ length: columns * rows }, (_, index) =>
    box(x + (index % columns) * 32, y + Math.floor(index / columns) * 25, 20, 13, fill),
  ).join('')

const trees = [120, 165, 345, 385, 1160, 1205, 1250]
  .map((x, index) => box(x - 3, 250, 6, 42, '#6b4f3a') + circle(x, 240 - (index % 2) * 12, 26, '#5f917c'))
  .join('')

function toPaint(colours: string): Paint {
  const [sky = '', far = '', near = '', house = '', tower = '', annex = '', window = ''] = colours
    .split(' ')
    .map((colour) => `#${colour}`)
  return { sky, far, near, house, tower, annex, window }
}
