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
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: requests / seconds, p50: at(0.5), p99: at(0.99) }
}
