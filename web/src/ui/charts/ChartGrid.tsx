import { isLabelled } from './chart-scale.ts'
import styles from './charts.module.css'

type ChartGridProps = {
  width: number
  /** Where the line of zero is. */
  bottom: number
  values: { value: number; y: number }[]
  labels: { text: string; x: number }[]
  format: (value: number) => string
}

/** The lines of the values with their numbers, and the words below. The drawing begins at 0 and ends at `width`. */
export function ChartGrid({ width, bottom, values, labels, format }: ChartGridProps) {
  return (
    <>
      {values.map(({ value, y }) => (
        <g key={value}>
          <line className={styles.grid} x1={0} x2={width} y1={y} y2={y} />
          <text className={styles.text} x={-8} y={y + 4} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {labels.map(
        ({ text, x }, index) =>
          isLabelled(index, labels.length, width) && (
            <text key={`${text} ${x}`} className={styles.text} x={x} y={bottom + 24} textAnchor="middle">
              {text}
            </text>
          ),
      )}
    </>
  )
}
