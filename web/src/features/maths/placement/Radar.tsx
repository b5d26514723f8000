import type { ModuleResult } from '@tandem/contract/maths/placement'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { useModuleName } from '../useModuleName.ts'
import styles from './placement.module.css'

const [centreX, centreY, stepLength] = [200, 190, 25]

/** All modules at once: the own ratings, and what companies ask for where they ask for all of them. */
export function Radar({ modules }: { modules: ModuleResult[] }) {
  const t = useTexts('maths')
  const moduleName = useModuleName()
  const place = (at: number, rating: number) => {
    const angle = (at / modules.length) * 2 * Math.PI
    const length = rating * stepLength
    return [centreX + Math.sin(angle) * length, centreY - Math.cos(angle) * length] as const
  }
  const polygon = (ratingOf: (at: number) => number) =>
    modules
      .map((_, at) =>
        place(at, ratingOf(at))
          .map((each) => each.toFixed(1))
          .join(','),
      )
      .join(' ')
  const words = modules.map(
    ({ module, rating }) => `${moduleName(module)}: ${t('result.rating', { rating })}`,
  )
  const isExpected = modules.every(({ expected }) => expected !== null)
  return (
    <Stack gap={4}>
      <svg viewBox="-70 0 540 376" className={styles.radar} role="img" aria-label={words.join(', ')}>
        {[2, 4, 6].map((ring) => (
          <polygon key={ring} points={polygon(() => ring)} />
        ))}
        {modules.map(({ module }, at) => {
          const [x, y] = place(at, 6)
          return <path key={module} d={`M${centreX} ${centreY}L${x.toFixed(1)} ${y.toFixed(1)}`} />
        })}
        {isExpected && (
          <polygon className={styles.expected} points={polygon((at) => modules[at]?.expected ?? 0)} />
        )}
        <polygon className={styles.own} points={polygon((at) => modules[at]?.rating ?? 0)} />
        {modules.map(({ module, rating }, at) => {
          const [x, y] = place(at, rating)
          return <circle key={module} cx={x} cy={y} r="6" />
        })}
        {modules.map(({ module }, at) => {
          const [x, y] = place(at, 6.7)
          const anchor = x > centreX + 10 ? 'start' : x < centreX - 10 ? 'end' : 'middle'
          return (
            <text key={module} x={x} y={y + 5} textAnchor={anchor}>
              {t(`topic.${module}`)}
            </text>
          )
        })}
      </svg>
      <ul className={styles.legend}>
        <li>
          <i className={styles.ownKey} />
          {t('result.legendOwn')}
        </li>
        {modules.some(({ expected }) => expected !== null) && (
          <li>
            <i className={styles.expectedKey} />
            {t('result.legendExpected')}
          </li>
        )}
      </ul>
    </Stack>
  )
}
