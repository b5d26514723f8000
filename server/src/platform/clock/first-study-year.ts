/** The first year one can still apply for: studies start on 1 October, so this year's go until then. */
export const firstStudyYear = (now: Date): number => now.getUTCFullYear() + (now.getUTCMonth() >= 9 ? 1 : 0)
