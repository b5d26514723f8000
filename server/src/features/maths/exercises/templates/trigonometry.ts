import { choice, mistake, number, numbers, ordering, step } from '../answers.ts'
import { both, type Template } from '../exercise.ts'
import { fraction, fractionTex, reduce } from '../notation.ts'
import { type OneAtLeast, pythagoreanTriples } from '../ranges.ts'

const base = { module: 'trigonometry', topic: 'trigonometry' } as const

/** The right angle at the first corner. */
const rightTriangle = (a: number, b: number, sides: string[]) => ({
  kind: 'triangle' as const,
  corners: [
    [0, 0],
    [a, 0],
    [0, b],
  ] as [number, number][],
  sides,
  angles: ['90°', 'β', 'α'],
})

export const trigonometryTemplates: Template[] = [
  {
    ...base,
    key: 'pythagoras',
    kind: 'number',
    difficulty: -1.4,
    discrimination: 1.4,
    title: both('Satz des Pythagoras', 'The theorem of Pythagoras'),
    make(r) {
      const [one, other, c] = r.pick(pythagoreanTriples)
      const [a, b] = r.shuffle([one, other])
      const findLeg = r.sign() > 0
      return {
        text: findLeg
          ? both('Wie lang ist die fehlende Kathete?', 'How long is the missing leg?')
          : both('Wie lang ist die Hypotenuse?', 'How long is the hypotenuse?'),
        figure: {
          ...rightTriangle(a, b, findLeg ? [`${a}`, `${c}`, '?'] : [`${a}`, '?', `${b}`]),
          says: findLeg
            ? both(
                `Ein rechtwinkliges Dreieck mit einer Kathete von ${a} und der Hypotenuse ${c}.`,
                `A right triangle with one leg of ${a} and the hypotenuse ${c}.`,
              )
            : both(
                `Ein rechtwinkliges Dreieck mit den Katheten ${a} und ${b}.`,
                `A right triangle with the legs ${a} and ${b}.`,
              ),
        },
        answer: number(findLeg ? b : c),
        hints: [
          both(
            'Die Hypotenuse liegt dem rechten Winkel gegenüber.',
            'The hypotenuse is opposite the right angle.',
          ),
        ],
        steps: [
          step(
            'Satz des Pythagoras',
            'Pythagoras',
            findLeg ? `b^2=${c}^2-${a}^2=${b * b}` : `c^2=${a}^2+${b}^2=${c * c}`,
          ),
          step('Wurzel ziehen', 'Take the root', findLeg ? `b=${b}` : `c=${c}`),
        ],
        mistakes: findLeg
          ? [
              mistake(
                c - a,
                'Längen lassen sich nicht einfach abziehen: es geht um ihre Quadrate.',
                'Lengths cannot simply be subtracted: it is about their squares.',
              ),
            ]
          : [
              mistake(
                a + b,
                'Längen lassen sich nicht einfach addieren: es geht um ihre Quadrate.',
                'Lengths cannot simply be added: it is about their squares.',
              ),
            ],
      }
    },
  },
  {
    ...base,
    key: 'ratio-in-triangle',
    kind: 'fraction',
    difficulty: -0.6,
    discrimination: 1.5,
    title: both('Sinus, Kosinus, Tangens', 'Sine, cosine, tangent'),
    make(r) {
      const [one, other, c] = r.pick(pythagoreanTriples)
      const [a, b] = r.shuffle([one, other])
      const name = r.pick(['sin', 'cos', 'tan'] as const)
      const [above, below] = { sin: [a, c], cos: [b, c], tan: [a, b] }[name] as [number, number]
      const swapped = { sin: [b, c], cos: [a, c], tan: [b, a] }[name] as [number, number]
      return {
        text: both(
          `Wie groß ist $\\${name}(\\alpha)$ als gekürzter Bruch?`,
          `What is $\\${name}(\\alpha)$ as a reduced fraction?`,
        ),
        figure: {
          ...rightTriangle(a, b, [`${a}`, `${c}`, `${b}`]),
          says: both(
            `Ein rechtwinkliges Dreieck: die Gegenkathete von α ist ${a}, die Ankathete ${b}, die Hypotenuse ${c}.`,
            `A right triangle: opposite α is ${a}, adjacent ${b}, the hypotenuse ${c}.`,
          ),
        },
        answer: { kind: 'fraction', solution: fraction(above, below), form: 'reduced' },
        hints: [
          both(
            'Sinus: Gegenkathete durch Hypotenuse. Kosinus: Ankathete durch Hypotenuse.',
            'Sine: opposite over hypotenuse. Cosine: adjacent over hypotenuse.',
          ),
        ],
        steps: [
          step(
            'Verhältnis bilden',
            'Form the ratio',
            `\\${name}(\\alpha)=\\frac{${above}}{${below}}=${fractionTex(above, below)}`,
          ),
        ],
        mistakes: [
          mistake(
            fraction(...swapped),
            'Gegenkathete und Ankathete sind vertauscht.',
            'Opposite and adjacent are swapped.',
          ),
          mistake(
            fraction(below, above),
            'Das ist der Kehrwert des Verhältnisses.',
            'This is the reciprocal of the ratio.',
          ),
        ].filter((each, at, all) => all.findIndex(({ answer }) => answer === each.answer) === at),
      }
    },
  },
  {
    ...base,
    key: 'special-values',
    kind: 'number',
    difficulty: 0.2,
    discrimination: 1.5,
    title: both('Besondere Winkel', 'Special angles'),
    make(r) {
      const name = r.pick(['sin', 'cos', 'tan'] as const)
      const degrees = r.pick(
        name === 'tan'
          ? (specialAngles.filter((each) => each % 180 !== 90) as OneAtLeast<number>)
          : specialAngles,
      )
      const radians = degrees === 0 ? '0' : `${fractionTex(degrees, 180).replace(/^1$/, '')}\\pi`
      const tex = `\\${name}${r.sign() > 0 ? ` ${degrees}^\\circ` : `\\left(${radians}\\right)`}`
      const value = specialValue(name, degrees)
      return {
        text: both('Welchen exakten Wert hat der Ausdruck?', 'What is the exact value?'),
        tex,
        answer: number(value, 'exact'),
        hints: [
          both(
            'Ein halbes gleichseitiges Dreieck oder ein halbes Quadrat zeichnen.',
            'Draw half an equilateral triangle or half a square.',
          ),
        ],
        steps: [step('Am Einheitskreis ablesen', 'Read on the unit circle', `${tex}=${texOfValue(value)}`)],
        mistakes: [
          mistake(
            specialValue(name === 'sin' ? 'cos' : 'sin', degrees),
            `Das ist der Wert von ${name === 'sin' ? 'cos' : 'sin'}.`,
            `This is the value of ${name === 'sin' ? 'cos' : 'sin'}.`,
          ),
          mistake(
            value.startsWith('-') ? value.slice(1) : `-${value}`,
            'Das Vorzeichen stimmt nicht: In welchem Viertel des Einheitskreises liegt der Winkel?',
            'The sign is wrong: in which quarter of the unit circle is the angle?',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'degrees-to-radians',
    kind: 'number',
    difficulty: 0,
    discrimination: 1.4,
    title: both('Bogenmaß', 'Radians'),
    make(r) {
      const degrees = 5 * r.nonZero(1, 71, 36)
      return {
        text: both(
          `Wie groß ist ein Winkel von ${degrees}° im Bogenmaß, mit π?`,
          `What is an angle of ${degrees}° in radians, in terms of π?`,
        ),
        answer: number(`${fraction(degrees, 180)}*pi`, 'exact'),
        hints: [both('180° entsprechen π.', '180° correspond to π.')],
        steps: [
          step('Umrechnen', 'Convert', `\\frac{${degrees}}{180}\\cdot\\pi=${fractionTex(degrees, 180)}\\pi`),
        ],
        mistakes: [
          mistake(
            `${fraction(degrees, 360)}*pi`,
            'Ein Vollkreis ist 2π, also sind 180° gleich π.',
            'A full circle is 2π, so 180° is π.',
          ),
          mistake(
            `${fraction(180, degrees)}*pi`,
            'Der Bruch steht auf dem Kopf.',
            'The fraction is upside down.',
          ),
        ].filter(({ answer }) => answer !== `${fraction(degrees, 180)}*pi`),
      }
    },
  },
  {
    ...base,
    key: 'angle-in-triangle',
    kind: 'number',
    difficulty: -1.7,
    discrimination: 1.3,
    title: both('Winkelsumme', 'Sum of angles'),
    make(r) {
      const a = r.int(25, 80)
      const b = r.int(25, 70)
      return {
        text: both(
          `In einem Dreieck sind zwei Winkel ${a}° und ${b}° groß. Wie groß ist der dritte, in Grad?`,
          `Two angles of a triangle are ${a}° and ${b}°. How large is the third, in degrees?`,
        ),
        figure: {
          kind: 'triangle',
          says: both(
            `Ein Dreieck mit den Winkeln ${a}° und ${b}°, der dritte ist gesucht.`,
            `A triangle with the angles ${a}° and ${b}°, the third is wanted.`,
          ),
          corners: [[0, 0], [8, 0], triangleTop(a, b)],
          sides: ['', '', ''],
          angles: [`${a}°`, `${b}°`, '?'],
        },
        answer: number(180 - a - b, 'plain', '°'),
        hints: [both('Zusammen sind es 180°.', 'Together they are 180°.')],
        steps: [step('Von 180° abziehen', 'Subtract from 180°', `180-${a}-${b}=${180 - a - b}`)],
        mistakes: [
          mistake(
            360 - a - b,
            'Im Dreieck sind es zusammen 180°, nicht 360°.',
            'In a triangle it is 180° together, not 360°.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'trigonometric-equation',
    kind: 'set',
    difficulty: 1.5,
    discrimination: 1.5,
    title: both('Trigonometrische Gleichung', 'A trigonometric equation'),
    make(r) {
      const { name, value, first, second } = r.pick(specialEquations)
      const factor = r.int(1, 4)
      const left = `${factor === 1 ? '' : factor}\\${name}(x)`
      const right = multipleTex(value, factor)
      return {
        text: both(
          'Gesucht sind alle Lösungen in Grad mit $0\\le x<360$.',
          'Find all solutions in degrees with $0\\le x<360$.',
        ),
        tex: `${left}=${right}`,
        answer: numbers(first, second),
        hints: [both('Am Einheitskreis gibt es zwei Stellen.', 'The unit circle has two places.')],
        steps: [
          ...(factor === 1
            ? []
            : [step(`Durch ${factor} teilen`, `Divide by ${factor}`, `\\${name}(x)=${texOfValue(value)}`)]),
          step('Erste Lösung', 'First solution', `x_1=${first}^\\circ`),
          step('Symmetrie nutzen', 'Use the symmetry', `x_2=${second}^\\circ`),
        ],
        mistakes: [
          mistake(
            `{${first}}`,
            'Am Einheitskreis gibt es eine zweite Stelle.',
            'The unit circle has a second place.',
          ),
          mistake(
            `{${second}}`,
            'Am Einheitskreis gibt es eine zweite Stelle.',
            'The unit circle has a second place.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'sine-period',
    kind: 'choice',
    difficulty: 0.9,
    discrimination: 1.2,
    title: both('Amplitude und Periode', 'Amplitude and period'),
    make(r) {
      const [a, b] = [r.int(2, 9), r.int(2, 8)]
      const name = r.pick(['sin', 'cos'])
      const option = (amplitude: number, above: number, below: number) =>
        both(
          `Amplitude $${amplitude}$, Periode $${piTex(above, below)}$`,
          `amplitude $${amplitude}$, period $${piTex(above, below)}$`,
        )
      return {
        text: both(
          'Welche Amplitude und Periode hat die Funktion?',
          'What are amplitude and period of the function?',
        ),
        tex: `f(x)=${a}\\${name}(${b}x)`,
        answer: choice(r, option(a, 2, b), [option(a, 2 * b, 1), option(a + 5, 2, b), option(a, 1, b)]),
        hints: [
          both('Der Faktor vor x staucht die Periode 2π.', 'The factor before x shortens the period 2π.'),
        ],
        steps: [step('Ablesen', 'Read', `A=${a},\\quad T=\\frac{2\\pi}{${b}}=${piTex(2, b)}`)],
        mistakes: [],
      }
    },
  },
  {
    ...base,
    key: 'sines-in-order',
    kind: 'ordering',
    difficulty: 0.6,
    discrimination: 1.2,
    title: both('Werte ordnen', 'Ordering values'),
    make(r) {
      const name = r.pick(['sin', 'cos'] as const)
      const degrees = r
        .shuffle([0, 30, 45, 60, 90, 100, 120, 180, 210, 250, 270])
        .filter(
          (each, at, all) =>
            all.findIndex(
              (other) =>
                Math.abs(Math[name]((other * Math.PI) / 180) - Math[name]((each * Math.PI) / 180)) < 1e-9,
            ) === at,
        )
      const inOrder = degrees
        .slice(0, 4)
        .toSorted((a, b) => Math[name]((a * Math.PI) / 180) - Math[name]((b * Math.PI) / 180))
        .map((each) => `\\${name} ${each}^\\circ`)
      return {
        text: both('Ordnen: der kleinste Wert zuerst.', 'Put in order: the smallest value first.'),
        answer: ordering(r, inOrder),
        hints: [
          both(
            'Die Höhe am Einheitskreis ist der Sinus, die Breite der Kosinus.',
            'On the unit circle the height is the sine, the width the cosine.',
          ),
        ],
        steps: [step('Am Einheitskreis ordnen', 'Order on the unit circle', inOrder.join('<'))],
        mistakes: [],
      }
    },
  },
]

const specialAngles = [0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330] as const

/** In our own notation, by the angle to the x-axis and the sign of the quarter. */
function specialValue(name: 'sin' | 'cos' | 'tan', degrees: number): string {
  const toAxis = Math.min(degrees % 180, 180 - (degrees % 180))
  const sines: Record<number, string> = { 0: '0', 30: '1/2', 45: 'sqrt(2)/2', 60: 'sqrt(3)/2', 90: '1' }
  const tangents: Record<number, string> = { 0: '0', 30: 'sqrt(3)/3', 45: '1', 60: 'sqrt(3)' }
  const size = { sin: sines[toAxis], cos: sines[90 - toAxis], tan: tangents[toAxis] }[name] ?? '0'
  return size !== '0' && Math[name]((degrees * Math.PI) / 180) < 0 ? `-${size}` : size
}

/** `sin x = 1/2` and the like, with both solutions in degrees. */
const specialEquations = (['sin', 'cos', 'tan'] as const).flatMap((name) =>
  specialAngles.flatMap((first, at) => {
    const value = specialValue(name, first)
    const second = specialAngles.slice(at + 1).find((each) => specialValue(name, each) === value)
    const isSingle = second === undefined || ['0', '1', '-1'].includes(name === 'tan' ? '' : value)
    return isSingle || value === '0' ? [] : [{ name, value, first, second }]
  }),
) as OneAtLeast<{ name: 'sin' | 'cos' | 'tan'; value: string; first: number; second: number }>

const piTex = (above: number, below: number) =>
  `${fractionTex(above, below) === '1' ? '' : fractionTex(above, below)}\\pi`

const texOfValue = (value: string) =>
  value.replace(/sqrt\((\d)\)/, '\\sqrt{$1}').replace(/^(-?)(.+)\/(\d)$/, '$1\\frac{$2}{$3}')

/** Of a value such as `-sqrt(3)/2`. */
function multipleTex(value: string, factor: number): string {
  const [, sign = '', root = '', below = '1'] = /^(-?)(sqrt\(\d\)|1)(?:\/(\d))?$/.exec(value) ?? []
  const [above, rest] = reduce(factor, Number(below))
  const shown = root === '1' ? String(above) : `${above === 1 ? '' : above}${texOfValue(root)}`
  return rest === 1 ? `${sign}${shown}` : `${sign}\\frac{${shown}}{${rest}}`
}

/** Above a base of 8, with these angles at its ends. */
function triangleTop(a: number, b: number): [number, number] {
  const [left, right] = [Math.tan((a * Math.PI) / 180), Math.tan((b * Math.PI) / 180)]
  const x = (8 * right) / (left + right)
  return [Number(x.toFixed(2)), Number((x * left).toFixed(2))]
}
