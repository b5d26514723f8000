/** The present moment. Code that decides by time takes a clock, so that a test can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
