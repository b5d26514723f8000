import { area, around, box, circle, type Draw, line, ring } from './shapes.ts'

export const craftMotifs = {
  gear: ({ ground, main }) =>
    around(8, box(24.5, 8, 7, 10, main, 1.5)) + circle(28, 28, 14.5, main) + circle(28, 28, 6.5, ground),
  rings: ({ main, second }) =>
    ring(21.5, 28, 11, 5, main) +
    ring(34.5, 28, 11, 5, second) +
    line('M25 18.1a11 11 0 0 1 7.1 12.1', main, 5),
  stack: ({ main, second }) =>
    area('M28 34 48 42 28 50 8 42z', second) +
    area('M28 21 48 29 28 37 8 29z', main) +
    area('M28 8 48 16 28 24 8 16z', second),
  dots: ({ main, second }) =>
    [0, 1, 2]
      .flatMap((row) => [0, 1, 2].map((column) => [row, column] as const))
      .map(([row, column]) =>
        circle(16 + column * 12, 16 + row * 12, 2.5 + (row + column) * 0.75, row === column ? second : main),
      )
      .join(''),
  wheel: ({ main, second }) =>
    ring(28, 28, 16, 5, main) + around(6, box(26.75, 14, 2.5, 12, second)) + circle(28, 28, 5, main),
  quarters: ({ main, second }) =>
    area('M28 28V10a18 18 0 0 1 18 18z', main) +
    area('M28 28h18a18 18 0 0 1-18 18z', second) +
    area('M28 28v18a18 18 0 0 1-18-18z', main) +
    area('M28 28H10a18 18 0 0 1 18-18z', second),
  arrow: ({ main, second }) =>
    area('M10 12h12l14 16-14 16H10l14-16z', second) + area('M26 12h8l14 16-14 16h-8l14-16z', main),
  nut: ({ ground, main, second }) =>
    area('M28 8 45.3 18v20L28 48 10.7 38V18z', main) +
    area('M28 28 45.3 18v20L28 48z', second) +
    circle(28, 28, 8, ground),
  cube: ({ ground, main, second }) =>
    area('M28 9 45 18.5 28 28 11 18.5z', main) +
    area('M11 18.5 28 28v19L11 37.5z', second) +
    area('M45 18.5 28 28v19l17-9.5z', main) +
    line('M28 28v19M28 28l17-9.5M28 28 11 18.5', ground, 2),
  bars: ({ main, second }) =>
    box(10, 29, 6, 16, main, 3) +
    box(20, 19, 6, 26, main, 3) +
    box(30, 12, 6, 33, second, 3) +
    box(40, 24, 6, 21, main, 3),
  bolt: ({ main, second }) => area('M32 7 13 31h13z', main) + area('M24 49 43 25H30z', second),
  steps: ({ main, second }) =>
    box(10, 34, 11, 11, main) + box(22.5, 22.5, 11, 22.5, second) + box(35, 11, 11, 34, main),
  lens: ({ ground, main, second }) =>
    area('M6 28c10-18 34-18 44 0-10 18-34 18-44 0z', main) +
    circle(28, 28, 10, ground) +
    circle(28, 28, 6, second),
  plus: ({ main, second }) =>
    box(21, 9, 14, 38, main) + box(9, 21, 38, 14, main) + box(21, 21, 14, 14, second),
  brackets: ({ main, second }) =>
    line('M21 13 9 28l12 15M35 13l12 15-12 15', main, 5) + circle(28, 28, 4, second),
  key: ({ main, second }) =>
    ring(20, 28, 9, 6, main) +
    box(29, 25.5, 19, 5, second) +
    box(37, 28, 4, 8, second) +
    box(44, 28, 4, 10, second),
} satisfies Record<string, Draw>
