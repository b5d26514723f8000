import { scaleLinear } from '@visx/scale'

/** From 0 up to a round number at or above the highest value, with some lines between. */
export function valueScale(highest: number, [bottom, top]: [bottom: number, top: number]) {
  const scale = scaleLinear<number>({
    domain: [0, Math.max(1, highest)],
    range: [bottom, top],
    nice: ticks,
  })
  return { scale, ticks: scale.ticks(ticks).filter(Number.isInteger) }
}

const ticks = 3

/** Which labels stand below the drawing: each only where there is room for it, and the last one always. */
export const isLabelled = (index: number, count: number, width: number): boolean =>
  (count - 1 - index) % Math.ceil((count * 52) / Math.max(1, width)) === 0
