/** When the screens are looked at: the demo world counts its dates from the day on which it is made. */
export const timeOfScreens = Date.parse('2026-11-24T09:00:00Z')

/**
 * Stops the clock of the program that it runs in, which may be a page. The server, with its embedded database, and the
 * pages then show the same in each run. Timers go on.
 */
export function fixTime(instant: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length > 0 ? given : [instant], asked),
    apply: () => new RealDate(instant).toString(),
    get: (target, name) => (name === 'now' ? () => instant : Reflect.get(target, name)),
  })
}
