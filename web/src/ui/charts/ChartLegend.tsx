import styles from './charts.module.css'

type ChartLegendProps = { entries: { text: string; tone: 'theory' | 'practice' }[] }

export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ text, tone }) => (
        <li key={text}>
          <i className={styles[tone]} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
