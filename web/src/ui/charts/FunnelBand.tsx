import { scaleLinear } from '@visx/scale'
import { AreaClosed } from '@visx/shape'
import type { CSSProperties } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './charts.module.css'
import { useWidth } from './useWidth.ts'

type FunnelBandProps = {
  /** The drawing in a sentence, for whoever does not see it. */
  name: string
  /** How many get to each step, the first one first. Each has a part of the same width. */
  counts: number[]
}

const height = 176
/** So that what is left of many is still seen. */
const thinnest = 16

/** A band as high as the number at each step. Its last part is both sides together. */
export function FunnelBand({ name, counts }: FunnelBandProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const part = width / counts.length
  const half = scaleLinear<number>({ domain: [0, Math.max(1, ...counts)], range: [0, height / 2 - 8] })
  const halves = counts.map((count) => (count === 0 ? 0 : Math.max(thinnest / 2, half(count))))
  const last = halves.at(-1) ?? 0
  const middle = height / 2
  const points = halves.flatMap((each, index) => pointsOf(index, each, halves[index + 1] ?? each, part))
  const ending = { x: width - part, width: part, height: last }
  return (
    <div ref={ref} className={styles.frame} style={{ '--chart-height': `${height}px` } as CSSProperties}>
      {width > 0 && (
        <svg role="img" aria-label={name} width={width} height={height}>
          <g className={styles.theory}>
            <AreaClosed
              className={cx(styles.band, styles.wide)}
              data={points.filter(({ x }) => x <= width - part)}
              x={({ x }) => x}
              y0={({ half: each }) => middle + each}
              y1={({ half: each }) => middle - each}
              yScale={half}
            />
          </g>
          {counts.slice(1).map((_, index) => (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
              key={index}
              className={styles.grid}
              x1={(index + 1) * part}
              x2={(index + 1) * part}
              y1={0}
              y2={height}
            />
          ))}
          <rect className={cx(styles.theory, styles.bar)} {...ending} y={middle - last} />
          <rect className={cx(styles.practice, styles.bar)} {...ending} y={middle} />
        </svg>
      )}
    </div>
  )
}

const curveSteps = 12

/** Level for most of its part, then down to the next one in a soft curve. */
function pointsOf(index: number, half: number, next: number, part: number) {
  const from = index * part
  const bend = part * 0.29
  const curve = Array.from({ length: curveSteps + 1 }, (_, step) => {
    const way = step / curveSteps
    const eased = way * way * (3 - 2 * way)
    return { x: from + part - bend + bend * way, half: half + (next - half) * eased }
  })
  return [{ x: from, half }, ...curve]
}
