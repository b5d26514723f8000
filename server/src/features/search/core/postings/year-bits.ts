/** As postings have years: a bit for each since 2000. */
export const yearBits = (years: readonly number[]): string =>
  years
    .filter((year) => year >= first && year <= last)
    .reduce((bits, year) => bits | (1n << BigInt(year - first)), 0n)
    .toString()

export function yearsOf(bits: string): number[] {
  const years: number[] = []
  for (let rest = BigInt(bits), year = first; rest > 0n; rest >>= 1n, year += 1)
    if (rest & 1n) years.push(year)
  return years
}

/** All from this one on. */
export const yearBitsFrom = (year: number): string =>
  yearBits(Array.from({ length: Math.max(0, last - year + 1) }, (_, n) => year + n))

const [first, last] = [2000, 2062]
