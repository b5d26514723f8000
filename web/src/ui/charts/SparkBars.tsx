import styles from './charts.module.css'

type SparkBarsProps = { tone: 'theory' | 'practice'; values: number[] }

const height = 32
const barWidth = 6
const step = 9

/** How something went, in the smallest; the last value is the one that counts. Decoration: the numbers stand elsewhere. */
export function SparkBars({ tone, values }: SparkBarsProps) {
  const highest = Math.max(1, ...values)
  const width = values.length * step - (step - barWidth)
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g className={styles[tone]}>
        {values.map((value, index) => {
          const high = value === 0 ? 1 : 2 + ((height - 2) * value) / highest
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
              key={index}
              className={index === values.length - 1 ? styles.bar : styles.before}
              x={index * step}
              y={height - high}
              width={barWidth}
              height={high}
            />
          )
        })}
      </g>
    </svg>
  )
}
