/** The tips on applying in their order; an account gets one after the other. */
export const tips = [
  'eligibility',
  'profile',
  'documents',
  'saved_search',
  'interview',
  'speculative',
] as const
export type Tip = (typeof tips)[number]

/** Days from when somebody asked for tips, with a confirmed address, to the first one. */
export const daysToFirstTip = 3

/** Days from one tip to the next. “No more than once a month” holds in every calendar month, also in those of 31 days. */
export const daysBetweenTips = 31
