type Heights = readonly [narrow: number, wide: number]

/** What the cards are high as a rule, so that nothing moves when they are drawn. */
export const figureHeights = {
  funnel: [655, 483],
  answers: [406, 394],
  months: [414, 368],
} as const satisfies Record<string, Heights>
