/** Milliseconds. */
export type Measured = { perSecond: number; p50: number; p99: number }
type Load = { headers: Record<string, string>; requests: number; connections: number }

/** A bounded load of equal requests from a few connections; a refusal ends the run. */
export async function measure(url: string, { headers, requests, connections }: Load): Promise<Measured> {
  const times: number[] = []
  let left = requests
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) {
        const sent = performance.now()
        const response = await fetch(url, { headers })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${url} answered ${response.status}`)
        times.push(performance.now() - sent)
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  return measuredOf(times, seconds)
}

export function measuredOf(times: number[], seconds: number): Measured {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

/** Of several rounds, each figure by itself. */
export function medianOf(rounds: Measured[]): Measured {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2
}
