type Heights = readonly [narrow: number, wide: number]

/** What the cards are high as a rule, so that nothing moves when they are drawn. */
export const figureHeights = {
  funnel: [610, 470],
  answers: [391, 372],
  months: [360, 336],
  weeks: [380, 372],
} as const satisfies Record<string, Heights>
