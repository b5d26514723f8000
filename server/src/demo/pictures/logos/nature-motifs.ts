import { area, box, circle, type Draw, line, turned } from './shapes.ts'

const waves = (y: number) => `M9 ${y}q4.75-7 9.5 0t9.5 0 9.5 0 9.5 0`
const ear = (y: number) => `M28 ${y}c0-6 4-9 9-9 0 6-4 9-9 9z`
const sprout = (y: number) => `M28 ${y}c0-6-4-9-9-9 0 6 4 9 9 9z`

export const natureMotifs = {
  cloud: ({ main }) => circle(22, 31, 9, main) + circle(33, 26, 11, main) + box(14, 30, 30, 10, main, 5),
  mountain: ({ main, second }) =>
    area('M8 42 24 16 40 42z', main) +
    area('M27 42 38 24 49 42z', second) +
    area('M24 16l5 8-5 4-5-4z', second),
  sun: ({ main, second }) =>
    area('M14 37a14 14 0 0 1 28 0z', main) + box(9, 40, 38, 4, second) + rays(second),
  leaf: ({ ground, main, second }) =>
    area('M13 43C11 24 22 13 44 12 44 33 33 45 13 43z', main) +
    area('M13 43C30 41 42 30 44 12 44 33 33 45 13 43z', second) +
    line('M11 45 34 22', ground, 2.5),
  wave: ({ main, second }) =>
    line(waves(20), main, 4.5) + line(waves(30), second, 4.5) + line(waves(40), main, 4.5),
  tree: ({ main, second }) =>
    box(25.5, 34, 5, 12, second) +
    circle(28, 19, 9, main) +
    circle(20, 28, 8.5, main) +
    circle(36, 28, 8.5, main),
  drop: ({ main, second }) =>
    area('M28 9C37 21 42 27 42 34a14 14 0 0 1-28 0c0-7 5-13 14-25z', main) +
    area('M28 48a14 14 0 0 1-14-14h7a7 7 0 0 0 7 7z', second),
  flame: ({ main, second }) =>
    area('M30 8c1 9 12 14 12 26a14 14 0 0 1-28 0c0-7 4-11 7-14 1 4 3 5 5 5 1-6 0-11 4-17z', main) +
    area('M29 28c1 5 6 7 6 13a7 7 0 0 1-14 0c0-5 6-6 8-13z', second),
  wheat: ({ main, second }) =>
    line('M28 48V16', second, 3) +
    [24, 33, 42].map((y) => area(ear(y), main) + area(sprout(y), main)).join('') +
    area('M28 17c-4-3-4-7 0-10 4 3 4 7 0 10z', main),
  bird: ({ main, second }) =>
    area('M8 18h20a16 16 0 0 1 16 16H24A16 16 0 0 1 8 18z', main) +
    area('M28 34h16v4L28 46z', second) +
    circle(39, 20, 4.5, second),
  chestnut: ({ main, second }) =>
    circle(28, 28, 17, main) + area('M13.5 37a17 17 0 0 0 29 0c-8-5-21-5-29 0z', second),
  star: ({ ground, main, second }) =>
    turned(45, box(16, 16, 24, 24, second)) + box(16, 16, 24, 24, main) + circle(28, 28, 5.5, ground),
  heart: ({ main, second }) =>
    area('M28 46 12 30a10 10 0 0 1 16-12z', main) + area('M28 46 44 30a10 10 0 0 0-16-12z', second),
} satisfies Record<string, Draw>

function rays(fill: string): string {
  return [-60, -30, 0, 30, 60]
    .map((degrees) => `<g transform="rotate(${degrees} 28 37)">${box(26.5, 11, 3, 8, fill, 1.5)}</g>`)
    .join('')
}
