import { choice, expression, mistake, number, step } from '../answers.ts'
import { both, type Template } from '../exercise.ts'
import { graph } from '../figures.ts'
import { fraction, fractionTex, polynomial, sum } from '../notation.ts'

const base = { module: 'integrals', topic: 'integrals' } as const

export const integralTemplates: Template[] = [
  {
    ...base,
    key: 'definite-linear',
    kind: 'number',
    difficulty: -0.2,
    discrimination: 1.6,
    title: both('Bestimmtes Integral', 'A definite integral'),
    make(r) {
      const [a, b, from] = [r.nonZero(-4, 4) * 2, r.nonZero(-6, 6), r.int(0, 2)]
      const to = from + r.int(1, 3)
      const F = (x: number) => (a / 2) * x * x + b * x
      const value = F(to) - F(from)
      return {
        text: both('Welchen Wert hat das Integral?', 'What is the value of the integral?'),
        tex: `\\int_{${from}}^{${to}}(${sum([a, 'x'], [b, ''])})\\,dx`,
        answer: number(value),
        hints: [
          both(
            'Stammfunktion bilden, Grenzen einsetzen, abziehen.',
            'Find an antiderivative, insert the bounds, subtract.',
          ),
        ],
        steps: [
          step('Stammfunktion', 'Antiderivative', `F(x)=${polynomial([a / 2, b, 0])}`),
          step(
            'Grenzen einsetzen',
            'Insert the bounds',
            `F(${to})-F(${from})=${F(to)}-(${F(from)})=${value}`,
          ),
        ],
        mistakes: [
          mistake(
            F(to) + F(from),
            'Der Wert an der unteren Grenze wird abgezogen.',
            'The value at the lower bound is subtracted.',
          ),
          mistake(
            a * (to - from),
            'Hier wurde abgeleitet statt integriert.',
            'This differentiates instead of integrating.',
          ),
        ].filter(
          (each, at, all) =>
            Number(each.answer) !== value && all.findIndex(({ answer }) => answer === each.answer) === at,
        ),
      }
    },
  },
  {
    ...base,
    key: 'antiderivative',
    kind: 'expression',
    difficulty: 0,
    discrimination: 1.6,
    title: both('Stammfunktion', 'Antiderivative'),
    make(r) {
      const n = r.int(2, 4)
      const a = r.nonZero(-4, 4)
      const b = r.nonZero(-5, 5)
      return {
        text: both('Wie lautet die Stammfunktion mit $F(0)=0$?', 'What is the antiderivative with $F(0)=0$?'),
        tex: `f(x)=${sum([a * (n + 1), `x^${n}`], [b, ''])}`,
        answer: expression(sum([a, `x^${n + 1}`], [b, 'x'])),
        hints: [
          both('Exponent um eins größer, dann durch ihn teilen.', 'Exponent one more, then divide by it.'),
        ],
        steps: [
          step('Gliedweise integrieren', 'Integrate each part', `F(x)=${sum([a, `x^${n + 1}`], [b, 'x'])}`),
        ],
        mistakes: [
          mistake(
            sum([a * (n + 1) * n, `x^${n - 1}`]),
            'Hier wurde abgeleitet statt integriert.',
            'This differentiates instead of integrating.',
          ),
          mistake(
            sum([a * (n + 1), `x^${n + 1}`], [b, 'x']),
            'Durch den neuen Exponenten muss geteilt werden.',
            'It has to be divided by the new exponent.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'area-under-parabola',
    kind: 'number',
    difficulty: 0.7,
    discrimination: 1.5,
    title: both('Fläche unter einer Parabel', 'Area below a parabola'),
    make(r) {
      const left = r.int(-5, 3)
      const right = left + r.int(2, 6)
      const width = right - left
      const k = r.pick([1, 2, 3])
      // The area of k (x - left)(right - x) between its zeros is k width³ / 6.
      const area = fraction(k * width ** 3, 6)
      return {
        text: both(
          'Wie groß ist die Fläche zwischen Graph und x-Achse?',
          'How large is the area between graph and x-axis?',
        ),
        tex: `f(x)=${polynomial([-k, k * (left + right), -k * left * right])}`,
        figure: graph(
          both(
            `Eine nach unten geöffnete Parabel mit den Nullstellen ${left} und ${right}.`,
            `A parabola open downwards with the zeros ${left} and ${right}.`,
          ),
          Math.max(-left, right, (k * width * width) / 4) + 1,
          { functions: [(x) => k * (x - left) * (right - x)] },
        ),
        answer: number(area),
        hints: [
          both('Zuerst die Nullstellen, sie sind die Grenzen.', 'First the zeros, they are the bounds.'),
        ],
        steps: [
          step('Nullstellen', 'Zeros', `x_1=${left},\\quad x_2=${right}`),
          step(
            'Integrieren',
            'Integrate',
            `\\int_{${left}}^{${right}}f(x)\\,dx=${fractionTex(k * width ** 3, 6)}`,
          ),
        ],
        mistakes: [
          mistake(
            fraction(k * width ** 3, 12),
            'Das ist nur die Fläche bis zum Scheitel.',
            'This is the area up to the vertex only.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'exponential-integral',
    kind: 'number',
    difficulty: 1,
    discrimination: 1.6,
    title: both('Integral der e-Funktion', 'Integral of the exponential'),
    make(r) {
      const [k, a] = [r.nonZero(-8, 8, -1, 1), r.int(1, 6)]
      return {
        text: both('Welchen exakten Wert hat das Integral?', 'What is the exact value of the integral?'),
        tex: `\\int_0^{${a}} ${k}e^{x}\\,dx`,
        answer: number(`${k}*(e^${a}-1)`, 'exact'),
        hints: [
          both('Die e-Funktion ist ihre eigene Stammfunktion.', 'The exponential is its own antiderivative.'),
        ],
        steps: [step('Grenzen einsetzen', 'Insert the bounds', `${k}(e^{${a}}-e^0)=${k}(e^{${a}}-1)`)],
        mistakes: [
          mistake(
            `${k}*e^${a}`,
            'An der unteren Grenze steht $e^0=1$, nicht 0.',
            'At the lower bound it is $e^0=1$, not 0.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'trigonometric-integral',
    kind: 'number',
    difficulty: 0.9,
    discrimination: 1.5,
    title: both('Integral des Sinus', 'Integral of the sine'),
    make(r) {
      const k = r.nonZero(-20, 20)
      const half = r.sign() > 0
      const value = half ? k : 2 * k
      return {
        text: both('Welchen Wert hat das Integral?', 'What is the value of the integral?'),
        tex: `\\int_0^{${half ? '\\pi/2' : '\\pi'}} ${k === 1 ? '' : k === -1 ? '-' : k}\\sin x\\,dx`,
        answer: number(value),
        hints: [both('Eine Stammfunktion von sin ist −cos.', 'An antiderivative of sin is −cos.')],
        steps: [
          step('Stammfunktion', 'Antiderivative', `F(x)=${sum([-k, '\\cos x'])}`),
          step('Grenzen einsetzen', 'Insert the bounds', `F(${half ? '\\pi/2' : '\\pi'})-F(0)=${value}`),
        ],
        mistakes: [
          mistake(
            -value,
            'Eine Stammfunktion von sin ist −cos, mit Minus.',
            'An antiderivative of sin is −cos, with a minus.',
          ),
          mistake(0, 'An der unteren Grenze ist cos 0 = 1, nicht 0.', 'At the lower bound cos 0 = 1, not 0.'),
        ],
      }
    },
  },
  {
    ...base,
    key: 'integral-as-area',
    kind: 'choice',
    difficulty: 0.3,
    discrimination: 1.1,
    title: both('Integral und Fläche', 'Integral and area'),
    make(r) {
      const a = r.int(1, 9)
      const k = r.int(1, 5)
      const n = r.pick([1, 3])
      return {
        text: both('Welchen Wert hat das Integral?', 'What is the value of the integral?'),
        tex: `\\int_{-${a}}^{${a}} ${sum([k, `x^{${n}}`])}\\,dx`,
        answer: choice(r, '0', [
          fractionTex(2 * k * a ** (n + 1), n + 1),
          fractionTex(k * a ** (n + 1), n + 1),
          String(-2 * a),
        ]),
        hints: [both('Flächen unter der Achse zählen negativ.', 'Areas below the axis count as negative.')],
        steps: [step('Symmetrie', 'Symmetry', 'f(-x)=-f(x)\\;\\Rightarrow\\;\\int_{-a}^{a}f(x)\\,dx=0')],
        mistakes: [],
      }
    },
  },
]
