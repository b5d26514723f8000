import { scaleBand } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { CSSProperties } from 'react'
import { ChartGrid } from './ChartGrid.tsx'
import { valueScale } from './chart-scale.ts'
import styles from './charts.module.css'
import { useWidth } from './useWidth.ts'

export type Bars = { key: string; tone: 'theory' | 'practice'; values: number[] }

type BarChartProps = {
  /** The drawing in a sentence, for whoever does not see it; all of its numbers stand in a table. */
  name: string
  labels: string[]
  /** Side by side in each group, as high as their number. */
  bars: Bars[]
  format: (value: number) => string
}

const height = 180
const margin = { top: 12, right: 0, bottom: 30, left: 30 }

export function BarChart({ name, labels, bars, format }: BarChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const inner = Math.max(0, width - margin.left - margin.right)
  const bottom = height - margin.top - margin.bottom
  const { scale: y, ticks } = valueScale(Math.max(...bars.flatMap(({ values }) => values)), [bottom, 0])
  const groups = scaleBand({ domain: labels.map((_, index) => index), range: [0, inner], padding: 0.3 })
  const barWidth = groups.bandwidth() / Math.max(1, bars.length)
  return (
    <div ref={ref} className={styles.frame} style={{ '--chart-height': `${height}px` } as CSSProperties}>
      {width > 0 && (
        <svg role="img" aria-label={name} width={width} height={height}>
          <g transform={`translate(${margin.left} ${margin.top})`}>
            <ChartGrid
              width={inner}
              bottom={bottom}
              values={ticks.map((value) => ({ value, y: y(value) }))}
              labels={labels.map((text, index) => ({
                text,
                x: (groups(index) ?? 0) + groups.bandwidth() / 2,
              }))}
              format={format}
            />
            {bars.map(({ key, tone, values }, place) => (
              <g key={key} className={styles[tone]}>
                {values.map((value, index) => (
                  <Bar
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
                    key={index}
                    className={styles.bar}
                    x={(groups(index) ?? 0) + place * barWidth}
                    y={y(value)}
                    width={barWidth}
                    height={bottom - y(value)}
                  />
                ))}
              </g>
            ))}
          </g>
        </svg>
      )}
    </div>
  )
}
