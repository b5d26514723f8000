import type { Figure } from '@tandem/contract/maths/exercises'
import type { Both } from './exercise.ts'

type Graph = Extract<Figure<Both>, { kind: 'graph' }>

/** A plane with its axes; curves are drawn from x to x. */
export function graph(
  says: Both,
  size: number,
  content: Partial<Pick<Graph, 'arrows' | 'points'>> & { functions?: ((x: number) => number)[] },
): Figure<Both> {
  const { functions = [], arrows = [], points = [] } = content
  const range: [number, number] = [-size, size]
  return {
    kind: 'graph',
    says,
    x: range,
    y: range,
    curves: functions.map((f) => samples(f, size)),
    arrows,
    points,
  }
}

function samples(f: (x: number) => number, size: number): [number, number][] {
  return Array.from({ length: 81 }, (_, at): [number, number] => {
    const x = -size + (at * size) / 40
    return [x, Number(f(x).toFixed(3))]
  }).filter(([, y]) => Number.isFinite(y) && Math.abs(y) <= size * 1.5)
}
