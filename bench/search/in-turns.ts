import type { Load } from './drive-http.ts'
import { type Measured, middleOf } from './measured.ts'
import type { Measurement, MeasurementName } from './measurements.ts'

export type Results = Partial<Record<MeasurementName, Measured>>
export type Effort = Load & { rounds: number }

/** So that a machine that changes its pace changes it for all of them. A first, short one warms each up. */
export async function inTurns(
  measurements: Partial<Record<MeasurementName, Measurement>>,
  { rounds, ...load }: Effort,
): Promise<Results> {
  const entries = Object.entries(measurements) as [MeasurementName, Measurement][]
  for (const [, run] of entries) await run({ ...load, seconds: 1 })
  const measured = new Map<MeasurementName, Measured[]>(entries.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of entries) measured.get(name)?.push(await run(load))
  }
  return Object.fromEntries([...measured].map(([name, rounds]) => [name, middleOf(rounds)]))
}
