import { scalePoint } from '@visx/scale'
import { LinePath } from '@visx/shape'
import type { CSSProperties } from 'react'
import { cx } from '#ui/cx.ts'
import { ChartGrid } from './ChartGrid.tsx'
import { valueScale } from './chart-scale.ts'
import styles from './charts.module.css'
import { useWidth } from './useWidth.ts'

export type Line = {
  key: string
  tone: 'theory' | 'practice' | 'muted'
  /** The one that the drawing is about. */
  strong?: boolean
  /** At the end of the line: "Sie: 5". Left out where a legend says it. */
  end?: string
  /** Null where there is none: the line has a gap. */
  values: (number | null)[]
}

type LineChartProps = {
  /** The drawing in a sentence, for whoever does not see it; all of its numbers stand in a table. */
  name: string
  labels: string[]
  lines: Line[]
  /** A value not to be exceeded. */
  limit?: { value: number; text: string }
  format: (value: number) => string
}

const height = 206
const margin = { top: 22, right: 8, bottom: 30, left: 30 }
const endWidth = 66

export function LineChart({ name, labels, lines, limit, format }: LineChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const right = lines.some(({ end }) => end) ? endWidth : margin.right
  const inner = Math.max(0, width - margin.left - right)
  const bottom = height - margin.top - margin.bottom
  const highest = Math.max(
    limit?.value ?? 0,
    ...lines.flatMap(({ values }) => values.map((each) => each ?? 0)),
  )
  const { scale: y, ticks } = valueScale(highest, [bottom, 0])
  const xScale = scalePoint({ domain: labels.map((_, index) => index), range: [0, inner], padding: 0.2 })
  const x = (index: number) => xScale(index) ?? 0
  const ends = spread(lines.map((line) => ({ line, ...lastOf(line, y) })))
  return (
    <div ref={ref} className={styles.frame} style={{ '--chart-height': `${height}px` } as CSSProperties}>
      {width > 0 && (
        <svg role="img" aria-label={name} width={width} height={height}>
          <g transform={`translate(${margin.left} ${margin.top})`}>
            <ChartGrid
              width={inner}
              bottom={bottom}
              values={ticks.map((value) => ({ value, y: y(value) }))}
              labels={labels.map((text, index) => ({ text, x: x(index) }))}
              format={format}
            />
            {limit && (
              <>
                <line className={styles.limit} x1={0} x2={inner} y1={y(limit.value)} y2={y(limit.value)} />
                <text className={styles.limitText} x={inner} y={y(limit.value) - 7} textAnchor="end">
                  {limit.text}
                </text>
              </>
            )}
            {lines.map((line) => (
              <DrawnLine key={line.key} line={line} x={x} y={y} />
            ))}
            {ends.map(
              ({ line: { key, end, strong }, at }) =>
                end && (
                  <text
                    key={key}
                    className={strong ? styles.strongText : styles.text}
                    x={inner + 10}
                    y={at + 4}
                  >
                    {end}
                  </text>
                ),
            )}
          </g>
        </svg>
      )}
    </div>
  )
}

type DrawnLineProps = { line: Line; x: (index: number) => number; y: (value: number) => number }

/** With a point where a value stands alone, and a ring at the end of the strong one. */
function DrawnLine({ line: { tone, strong, values }, x, y }: DrawnLineProps) {
  const last = values.findLastIndex((value) => value !== null)
  const isAlone = (index: number) =>
    (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
  return (
    <g className={styles[tone]}>
      <LinePath
        className={cx(styles.line, strong && styles.strong)}
        data={values}
        defined={(value) => value !== null}
        x={(_, index) => x(index)}
        y={(value) => y(value ?? 0)}
      />
      {values.map((value, index) =>
        value === null || (index === last && strong) || !isAlone(index) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
          <circle key={index} className={styles.point} cx={x(index)} cy={y(value)} r={4} />
        ),
      )}
      {strong && last >= 0 && <circle className={styles.dot} cx={x(last)} cy={y(values[last] ?? 0)} r={5} />}
    </g>
  )
}

function lastOf({ values }: Line, y: (value: number) => number) {
  return { at: y(values.findLast((value) => value !== null) ?? 0) }
}

/** Words at the ends of two lines do not lie upon each other. */
function spread<End extends { at: number }>(ends: End[]): End[] {
  const sorted = ends.toSorted((a, b) => a.at - b.at)
  return sorted.reduce<End[]>((done, end) => {
    const above = done.at(-1)?.at ?? Number.NEGATIVE_INFINITY
    return done.concat({ ...end, at: Math.max(end.at, above + 17) })
  }, [])
}
