/** How good each value of a row is, the higher the better; null where that is not known. */
export type Order = (number | null)[]

const most = 2

/** One of the best where another one is worse. More than two are too many to stand out. */
export function standsOut(order: Order | undefined, at: number): boolean {
  const known = order?.filter((value) => value !== null) ?? []
  const best = Math.max(...known)
  const asGood = known.filter((value) => value === best).length
  return order?.[at] === best && asGood < known.length && asGood <= most
}
