import type { Figure } from '@tandem/contract/maths/exercises'
import type { MouseEvent } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './formula.module.css'

type Point = readonly [number, number]
type FigureProps = {
  figure: Figure
  /** Where one may mark a point: what is marked, and what a press chooses. */
  pick?: { at: Point | null; onPick: (x: number, y: number) => void }
}

/** The picture of an exercise; its words say all that is needed to solve it. */
export function ExerciseFigure({ figure, pick }: FigureProps) {
  if (figure.kind === 'graph') return <Graph figure={figure} pick={pick} />
  if (figure.kind === 'triangle') return <Triangle figure={figure} />
  if (figure.kind === 'bars') return <BarFigure figure={figure} />
  return <Tree figure={figure} />
}

const size = 320
const path = (points: readonly Point[]) => points.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('')

function Graph({ figure, pick }: FigureProps & { figure: Extract<Figure, { kind: 'graph' }> }) {
  const [from, to] = figure.x
  const unit = size / (to - from)
  const place = ([x, y]: Point): Point => [(x - from) * unit, (figure.y[1] - y) * unit]
  const every = Math.ceil((to - from) / 20)
  const ticks = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, at) => from + at * every)
  const [zeroX, zeroY] = place([0, 0])
  const points = [...figure.points, ...(pick?.at ? [{ x: pick.at[0], y: pick.at[1], label: '' }] : [])]
  function choose({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect()
    const x = Math.round(from + ((clientX - box.left) / box.width) * (to - from))
    pick?.onPick(x, Math.round(figure.y[1] - ((clientY - box.top) / box.height) * (to - from)))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field below takes the point from the keyboard
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={cx(styles.figure, pick && styles.pick)}
      role="img"
      aria-label={figure.says.replaceAll('$', '')}
      onClick={pick && choose}
    >
      {ticks.map((tick) => (
        <path
          key={tick}
          className={styles.grid}
          d={`${path([place([tick, figure.y[0]]), place([tick, figure.y[1]])])}${path([place([from, tick]), place([to, tick])])}`}
        />
      ))}
      <path className={styles.axis} d={`M0 ${zeroY}H${size}M${zeroX} 0V${size}`} />
      <text x={zeroX + 4} y={zeroY - unit * every + 4}>
        {every}
      </text>
      <text x={zeroX + unit * every - 4} y={zeroY + 14}>
        {every}
      </text>
      {figure.curves.map((curve) => (
        <path key={path(curve)} className={styles.curve} d={path(curve.map(place))} />
      ))}
      {figure.arrows.map(({ from: foot, to: tip, label }) => (
        <path key={label} className={styles.curve} d={path([place(foot), place(tip)])} />
      ))}
      {points.map(({ x, y, label }) => {
        const [cx, cy] = place([x, y])
        return (
          <g key={`${label} ${x} ${y}`}>
            <circle className={styles.mark} cx={cx} cy={cy} r={5} />
            <text x={cx + 8} y={cy - 8}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Triangle({ figure }: { figure: Extract<Figure, { kind: 'triangle' }> }) {
  const xs = figure.corners.map(([x]) => x)
  const ys = figure.corners.map(([, y]) => y)
  const unit = 220 / Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  const corners = figure.corners.map(([x, y]): Point => [50 + (x - Math.min(...xs)) * unit, 260 - y * unit])
  const middle = corners.reduce(([a, b], [x, y]): Point => [a + x / 3, b + y / 3], [0, 0] as Point)
  /** A little further out than the line, wherever it runs. */
  const beside = ([x, y]: Point): Point => {
    const length = Math.hypot(x - middle[0], y - middle[1]) || 1
    return [x + ((x - middle[0]) / length) * 18, y + ((y - middle[1]) / length) * 18]
  }
  return (
    <svg viewBox={`0 0 ${size} 300`} className={styles.figure} role="img" aria-label={figure.says}>
      <path className={styles.curve} d={`${path(corners)}Z`} />
      {figure.sides.map((side, at) => {
        const [a, b] = [corners[at] ?? middle, corners[(at + 1) % 3] ?? middle]
        const [x, y] = beside([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
        return (
          <text key={`${a}`} x={x} y={y + 4} textAnchor="middle">
            {side}
          </text>
        )
      })}
      {figure.angles.map((angle, at) => {
        const [corner, one, other] = [0, 1, 2].map((by) => corners[(at + by) % 3] ?? middle) as Corner
        // A right angle is drawn, which fits into any corner.
        if (angle === '90°')
          return <path key={`${corner}`} className={styles.axis} d={square(corner, one, other)} />
        const [x, y] = within(corner, one, other)
        return (
          <text key={`${corner}`} x={x} y={y + 4} textAnchor="middle">
            {angle}
          </text>
        )
      })}
    </svg>
  )
}

type Corner = [corner: Point, one: Point, other: Point]

const directionOf = (from: Point, to: Point): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

function square(...[corner, one, other]: Corner): string {
  const [a, b] = [directionOf(corner, one), directionOf(corner, other)]
  const at = (along: number, beside: number): Point => [
    corner[0] + (a[0] * along + b[0] * beside) * 16,
    corner[1] + (a[1] * along + b[1] * beside) * 16,
  ]
  return path([at(1, 0), at(1, 1), at(0, 1)])
}

/** Between the sides of an angle, as far from its corner as a letter needs. */
function within(...[corner, one, other]: Corner): Point {
  const [a, b] = [directionOf(corner, one), directionOf(corner, other)]
  const half = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1])) / 2
  const far = Math.min(72, Math.max(26, 13 / Math.sin(half)))
  const [x, y] = directionOf([0, 0], [a[0] + b[0], a[1] + b[1]])
  return [corner[0] + x * far, corner[1] + y * far]
}

function BarFigure({ figure }: { figure: Extract<Figure, { kind: 'bars' }> }) {
  const most = Math.max(...figure.bars.map(({ value }) => value))
  return (
    <svg viewBox={`0 0 ${size} 200`} className={styles.figure} role="img" aria-label={figure.says}>
      <path className={styles.axis} d={`M0 170H${size}`} />
      {figure.bars.map(({ label, value }, at) => {
        const height = (value / most) * 140
        const x = 30 + at * 70
        return (
          <g key={label}>
            <rect className={styles.bar} x={x} y={170 - height} width={40} height={height} />
            <text x={x + 20} y={164 - height} textAnchor="middle">
              {value}
            </text>
            <text x={x + 20} y={188} textAnchor="middle">
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Tree({ figure }: { figure: Extract<Figure, { kind: 'tree' }> }) {
  return (
    <svg viewBox={`0 0 ${size} 220`} className={styles.figure} role="img" aria-label={figure.says}>
      {figure.branches.map((branch, at) => {
        const y = 60 + at * 100
        return (
          <g key={branch.label}>
            <path className={styles.curve} d={`M10 110L130 ${y}`} />
            <text x={60} y={at === 0 ? 70 : 158} textAnchor="middle">
              {branch.chance}
            </text>
            {branch.next.map((next, place) => {
              const end = y - 25 + place * 50
              return (
                <g key={`${next.label} ${end}`}>
                  <path className={next.label ? styles.curve : styles.grid} d={`M146 ${y}L266 ${end}`} />
                  <text x={205} y={place === 0 ? y - 20 : y + 30} textAnchor="middle">
                    {next.chance}
                  </text>
                  <text x={276} y={end + 4}>
                    {next.label}
                  </text>
                </g>
              )
            })}
            <circle className={styles.mark} cx={138} cy={y} r={12} />
            <text x={138} y={y + 5} textAnchor="middle">
              {branch.label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
