/** How numbers and sums are written, in TeX and in our own grammar. */

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

/** The reduced fraction of two whole numbers, with its sign above. */
export function reduce(above: number, below: number): [number, number] {
  const factor = gcd(above, below) * Math.sign(below)
  return [above / factor + 0, below / factor]
}

/** `3/4`, or `2` where it comes out even. */
export function fraction(above: number, below: number): string {
  const [a, b] = reduce(above, below)
  return b === 1 ? String(a) : `${a}/${b}`
}

export function fractionTex(above: number, below: number): string {
  const [a, b] = reduce(above, below)
  if (b === 1) return String(a)
  return `${a < 0 ? '-' : ''}\\frac{${Math.abs(a)}}{${b}}`
}

/** A sum of coefficients and what they stand before, as one writes it: `2x^2-x+4`. */
export function sum(...parts: [number, string][]): string {
  const text = parts
    .filter(([coefficient]) => coefficient !== 0)
    .map(([coefficient, name]) => {
      const size = Math.abs(coefficient)
      const shown = size === 1 && name ? name : `${number(size)}${name}`
      return `${coefficient < 0 ? '-' : '+'}${shown}`
    })
    .join('')
  return text === '' ? '0' : text.replace(/^\+/, '')
}

/** A polynomial in x, the highest power first. */
export function polynomial(coefficients: readonly number[], variable = 'x'): string {
  const highest = coefficients.length - 1
  return sum(
    ...coefficients.map((coefficient, at): [number, string] => {
      const power = highest - at
      return [coefficient, power === 0 ? '' : power === 1 ? variable : `${variable}^${power}`]
    }),
  )
}

/** Without what a computer adds: 0.30000000000000004 is 0.3. */
export const number = (value: number): string => String(Number(value.toFixed(9)) + 0)

/** A number that stands behind a sign: a negative one in brackets. */
export const bracketed = (value: number): string => (value < 0 ? `(${number(value)})` : number(value))

/** `+3` or `-3`. */
export const signed = (value: number): string => (value < 0 ? number(value) : `+${number(value)}`)

export const vectorTex = (values: readonly number[]) =>
  `\\begin{pmatrix}${values.map(number).join('\\\\')}\\end{pmatrix}`
export const vector = (values: readonly number[]) => `(${values.map(number).join(';')})`
