import { area, box, circle, type Draw, line, ring } from './shapes.ts'

export const thingMotifs = {
  bridge: ({ main, second }) =>
    box(7, 18, 42, 4, second) +
    area('M7 24h42v16h-5a7.5 7.5 0 0 0-15 0h-2a7.5 7.5 0 0 0-15 0H7z', main) +
    box(12, 18, 3, 6, second) +
    box(41, 18, 3, 6, second),
  boat: ({ main, second }) =>
    area('M28 10 42 34H28z', main) + area('M26 16v18H14z', second) + area('M9 37h38l-6 9H15z', main),
  house: ({ main, second }) =>
    area('M28 10 47 27H9z', second) + box(13, 27, 30, 18, main) + box(24.5, 33, 7, 12, second),
  book: ({ ground, main, second }) =>
    area('M9 15c7-3 14-2 19 2v28c-5-4-12-5-19-2z', main) +
    area('M47 15c-7-3-14-2-19 2v28c5-4 12-5 19-2z', second) +
    line('M28 17v28', ground, 2),
  arch: ({ main, second }) =>
    line('M11 44V28a17 17 0 0 1 34 0v16', main, 5) +
    line('M20 44V28a8 8 0 0 1 16 0v16', second, 5) +
    box(26, 30, 4, 14, main),
  coin: ({ main, second }) =>
    circle(28, 28, 18, second) + ring(28, 28, 13, 3, main) + area('M28 21l7 7-7 7-7-7z', main),
  umbrella: ({ main, second }) =>
    area('M8 29a20 18 0 0 1 40 0 6.7 5 0 0 0-13.3 0 6.7 5 0 0 0-13.4 0A6.7 5 0 0 0 8 29z', main) +
    line('M28 26v16a5 5 0 0 0 10 0', second, 3.5),
  bell: ({ main, second }) =>
    area('M28 11c9 0 12 7 12 14 0 8 2 11 6 14H10c4-3 6-6 6-14 0-7 3-14 12-14z', main) +
    area('M22 42h12a6 6 0 0 1-12 0z', second) +
    circle(28, 10, 3, second),
} satisfies Record<string, Draw>
