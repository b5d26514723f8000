import type { DemoFile } from '../base/demo-file.ts'
import { storedDrawing } from '../base/stored-drawing.ts'
import type { DemoCompany } from '../companies/companies.ts'
import type { SupportContact } from '../companies/institution-locations.ts'
import { area, box, circle } from './logos/shapes.ts'

/** Two people of the first company, one of the next, and those of the university; all others show their initials. */
export function drawPortraits(
  [first, second]: DemoCompany[],
  supportContacts: SupportContact[],
): Promise<[string, DemoFile][]> {
  const persons = [
    ...(first?.persons.slice(0, 2) ?? []),
    ...(second?.persons.slice(0, 1) ?? []),
    ...supportContacts,
  ]
  return Promise.all(
    persons.map(async ({ gender, row }, number) => {
      const draw = (pixels: number) => drawPortrait(number, gender === 'female', pixels)
      const { id, createdAt } = row
      return [id, await storedDrawing({ kind: 'portrait', number, createdAt, draw, largest: 320 })]
    }),
  )
}

/** Ground, clothes, skin and hair. */
const paints = [
  ['#dfe3f8', '#3b3f9e', '#f0c9a8', '#5a3220'],
  ['#fdeadb', '#1c6b52', '#c98f65', '#24190f'],
  ['#e3f1ea', '#a34a24', '#f4d6bd', '#b98a3d'],
  ['#ddf3f9', '#405054', '#8d5a3b', '#1a1411'],
  ['#efeeeb', '#6d2f5b', '#f2d2b6', '#8a8f94'],
] as const

/** Hair, head and shoulders without a face, so that it resembles nobody. */
function drawPortrait(number: number, hasLongHair: boolean, pixels: number): string {
  const [ground, clothes, skin, hair] = paints[number % paints.length] ?? paints[0]
  const shapes = [
    box(0, 0, 96, 96, ground),
    hasLongHair ? area('M24 74V40a24 24 0 0 1 48 0v34Z', hair) : '',
    box(40, 50, 16, 22, skin),
    area('M10 96c0-22 14-30 30-32 3 6 13 6 16 0 16 2 30 10 30 32Z', clothes),
    circle(48, 40, 20, skin),
    area('M26 41a22 23 0 0 1 44 0c-8-1-15-6-19-13-4 8-14 12-25 13Z', hair),
  ]
  const size = `width="${pixels}" height="${pixels}" viewBox="0 0 96 96"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.join('')}</svg>`
}
