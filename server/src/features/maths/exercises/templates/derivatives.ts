import { choice, expression, mistake, number, numbers, set, step } from '../answers.ts'
import { both, type Template } from '../exercise.ts'
import { bracketed, fraction, fractionTex, polynomial, signed, sum } from '../notation.ts'

const base = { module: 'derivatives', topic: 'derivatives' } as const

export const derivativeTemplates: Template[] = [
  {
    ...base,
    key: 'power-rule',
    kind: 'expression',
    difficulty: -1,
    discrimination: 1.6,
    title: both('Potenzregel', 'The power rule'),
    make(r) {
      const [a, b, c] = [r.nonZero(-5, 5), r.nonZero(-6, 6), r.nonZero(-9, 9)]
      const n = r.int(3, 5)
      const f = sum([a, `x^${n}`], [b, 'x'], [c, ''])
      const derivative = sum([a * n, `x^${n - 1}`], [b, ''])
      return {
        text: both("Wie lautet die Ableitung $f'(x)$?", "What is the derivative $f'(x)$?"),
        tex: `f(x)=${f}`,
        answer: expression(derivative),
        hints: [both('Exponent nach vorn, dann um eins kleiner.', 'Exponent to the front, then one less.')],
        steps: [
          step(
            'Gliedweise ableiten',
            'Differentiate each part',
            `(${sum([a, `x^${n}`])})'=${sum([a * n, `x^${n - 1}`])},\\quad (${sum([b, 'x'])})'=${b},\\quad (${c})'=0`,
          ),
          step('Zusammensetzen', 'Put together', `f'(x)=${derivative}`),
        ],
        mistakes: [
          mistake(
            sum([a * n, `x^${n}`], [b, '']),
            'Der Exponent wird um eins kleiner.',
            'The exponent becomes one less.',
          ),
          mistake(
            sum([a, `x^${n - 1}`], [b, '']),
            'Der alte Exponent kommt als Faktor nach vorn.',
            'The old exponent comes to the front as a factor.',
          ),
          mistake(
            sum([a * n, `x^${n - 1}`], [b, ''], [c, '']),
            'Die Ableitung einer Zahl ist 0.',
            'The derivative of a number is 0.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'product-rule',
    kind: 'expression',
    difficulty: 0.4,
    discrimination: 1.6,
    title: both('Produktregel', 'The product rule'),
    make(r) {
      const n = r.int(1, 5)
      const c = r.int(1, 6)
      const [name, derivative] = r.pick([
        ['sin(x)', 'cos(x)'],
        ['e^x', 'e^x'],
        ['cos(x)', '-sin(x)'],
      ] as const)
      const power = sum([c, n === 1 ? 'x' : `x^${n}`])
      const first = n === 1 ? String(c) : sum([c * n, n === 2 ? 'x' : `x^${n - 1}`])
      const tex = (text: string) => text.replace(/(sin|cos)/, '\\$1')
      return {
        text: both("Wie lautet die Ableitung $f'(x)$?", "What is the derivative $f'(x)$?"),
        tex: `f(x)=${power}\\cdot ${tex(name)}`,
        answer: expression(`${first}*${name}+${power}*(${derivative})`),
        hints: [both("$(u\\cdot v)'=u'\\cdot v+u\\cdot v'$", "$(u\\cdot v)'=u'\\cdot v+u\\cdot v'$")],
        steps: [
          step('Faktoren ableiten', 'Differentiate the factors', `u'=${first},\\quad v'=${tex(derivative)}`),
          step(
            'Produktregel',
            'Product rule',
            `f'(x)=${first === '1' ? '' : first}${tex(name)}+${power}\\cdot(${tex(derivative)})`,
          ),
        ],
        mistakes: [
          mistake(
            `${first}*(${derivative})`,
            "Die Ableitung eines Produkts ist nicht das Produkt der Ableitungen: $u'v+uv'$.",
            "The derivative of a product is not the product of the derivatives: $u'v+uv'$.",
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'chain-rule',
    kind: 'expression',
    difficulty: 0.7,
    discrimination: 1.7,
    title: both('Kettenregel', 'The chain rule'),
    make(r) {
      const [a, b, n] = [r.int(2, 5), r.nonZero(-5, 5), r.int(3, 5)]
      const inner = sum([a, 'x'], [b, ''])
      return {
        text: both("Wie lautet die Ableitung $f'(x)$?", "What is the derivative $f'(x)$?"),
        tex: `f(x)=(${inner})^${n}`,
        answer: expression(`${n * a}(${inner})^${n - 1}`),
        hints: [both('Äußere Ableitung mal innere Ableitung.', 'Outer derivative times inner derivative.')],
        steps: [
          step(
            'Äußere und innere Ableitung',
            'Outer and inner derivative',
            `${n}(${inner})^${n - 1},\\quad (${inner})'=${a}`,
          ),
          step('Multiplizieren', 'Multiply', `f'(x)=${n * a}(${inner})^${n - 1}`),
        ],
        mistakes: [
          mistake(
            `${n}(${inner})^${n - 1}`,
            'Die innere Ableitung fehlt.',
            'The inner derivative is missing.',
          ),
          mistake(
            `${n * a}(${inner})^${n}`,
            'Der Exponent wird um eins kleiner.',
            'The exponent becomes one less.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'exponential-derivative',
    kind: 'expression',
    difficulty: 0.5,
    discrimination: 1.5,
    title: both('Exponentialfunktion ableiten', 'Differentiating an exponential'),
    make(r) {
      const [a, k] = [r.int(1, 9), r.nonZero(-5, 5, 1)]
      return {
        text: both("Wie lautet die Ableitung $f'(x)$?", "What is the derivative $f'(x)$?"),
        tex: `f(x)=${a === 1 ? '' : a}e^{${sum([k, 'x'])}}`,
        answer: expression(`${a * k}e^(${k}x)`, 'free', { range: [-2, 2] }),
        hints: [
          both(
            'Die e-Funktion bleibt, die innere Ableitung kommt dazu.',
            'The exponential stays, the inner derivative is added as a factor.',
          ),
        ],
        steps: [
          step(
            'Kettenregel',
            'Chain rule',
            `f'(x)=${a}\\cdot ${bracketed(k)}\\cdot e^{${sum([k, 'x'])}}=${sum([a * k, `e^{${sum([k, 'x'])}}`])}`,
          ),
        ],
        mistakes: [
          mistake(`${a}e^(${k}x)`, 'Die innere Ableitung fehlt.', 'The inner derivative is missing.'),
          mistake(
            `${a * k}x*e^(${k}x)`,
            'Die Potenzregel gilt hier nicht: x steht im Exponenten.',
            'The power rule does not apply: x is in the exponent.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'tangent-slope',
    kind: 'number',
    difficulty: -0.1,
    discrimination: 1.5,
    title: both('Steigung der Tangente', 'Slope of the tangent'),
    make(r) {
      const [a, b, x] = [r.nonZero(-3, 3), r.nonZero(-6, 6), r.nonZero(-4, 4)]
      const slope = 2 * a * x + b
      return {
        text: both(
          `Welche Steigung hat der Graph an der Stelle $x=${x}$?`,
          `What is the slope of the graph at $x=${x}$?`,
        ),
        tex: `f(x)=${polynomial([a, b, 0])}`,
        answer: number(slope),
        hints: [both('Erst ableiten, dann einsetzen.', 'First differentiate, then insert.')],
        steps: [
          step('Ableiten', 'Differentiate', `f'(x)=${sum([2 * a, 'x'], [b, ''])}`),
          step('Einsetzen', 'Insert', `f'(${x})=${slope}`),
        ],
        mistakes:
          a * x * x + b * x === slope
            ? []
            : [
                mistake(
                  a * x * x + b * x,
                  'Das ist der Funktionswert. Die Steigung sagt die Ableitung.',
                  'This is the value of the function. The derivative tells the slope.',
                ),
              ],
      }
    },
  },
  {
    ...base,
    key: 'extrema',
    kind: 'set',
    difficulty: 0.6,
    discrimination: 1.6,
    title: both('Extremstellen', 'Extrema'),
    make(r) {
      const p = r.int(-6, 4)
      const q = p + r.int(1, 7)
      // f' = 6 (x - p) (x - q), so that all coefficients of f are whole.
      const f = polynomial([2, -3 * (p + q), 6 * p * q, 0])
      return {
        text: both(
          'An welchen Stellen hat die Funktion Extrema?',
          'At which x does the function have extrema?',
        ),
        tex: `f(x)=${f}`,
        answer: numbers(p, q),
        hints: [both('Dort ist die Ableitung 0.', 'The derivative is 0 there.')],
        steps: [
          step('Ableiten', 'Differentiate', `f'(x)=${polynomial([6, -6 * (p + q), 6 * p * q])}`),
          step('Null setzen', 'Put to zero', `x_1=${p},\\quad x_2=${q}`),
        ],
        mistakes:
          p === -q
            ? []
            : [
                mistake(
                  `{${-p};${-q}}`,
                  'Die Vorzeichen der Nullstellen sind vertauscht.',
                  'The signs of the zeros are the wrong way round.',
                ),
              ],
      }
    },
  },
  {
    ...base,
    key: 'increasing-where',
    kind: 'set',
    difficulty: 0.8,
    discrimination: 1.5,
    title: both('Monotonie', 'Where it increases'),
    make(r) {
      const x = r.nonZero(-9, 9)
      const a = r.int(1, 3)
      const up = r.sign() > 0
      const whole = {
        from: Number.NEGATIVE_INFINITY,
        to: Number.POSITIVE_INFINITY,
        closedFrom: false,
        closedTo: false,
      }
      return {
        text: both("Für welche x ist $f'(x)>0$?", "For which x is $f'(x)>0$?"),
        tex: `f(x)=${polynomial(up ? [a, -2 * a * x, 0] : [-a, 2 * a * x, 0])}`,
        answer: up ? set(`(${x};∞)`, [{ ...whole, from: x }]) : set(`(-∞;${x})`, [{ ...whole, to: x }]),
        hints: [both('Ableiten und die Ungleichung lösen.', 'Differentiate and solve the inequality.')],
        steps: [
          step(
            'Ableiten',
            'Differentiate',
            `f'(x)=${sum([up ? 2 * a : -2 * a, 'x'], [up ? -2 * a * x : 2 * a * x, ''])}`,
          ),
          step('Ungleichung lösen', 'Solve the inequality', `x${up ? '>' : '<'} ${x}`),
        ],
        mistakes: [
          mistake(up ? `(-∞;${x})` : `(${x};∞)`, 'Dort fällt die Funktion.', 'The function decreases there.'),
        ],
      }
    },
  },
  {
    ...base,
    key: 'limit-of-quotient',
    kind: 'number',
    difficulty: 1.2,
    discrimination: 1.4,
    title: both('Grenzwert', 'Limit'),
    make(r) {
      const [a, b, c] = [r.int(1, 9), r.nonZero(-9, 9), r.int(2, 9)]
      const d = r.nonZero(-9, 9)
      return {
        text: both(
          'Welchen Grenzwert hat der Bruch für $x\\to\\infty$?',
          'What is the limit of the quotient for $x\\to\\infty$?',
        ),
        tex: `\\frac{${polynomial([a, b, 0])}}{${polynomial([c, 0, d])}}`,
        answer: number(fraction(a, c)),
        hints: [both('Zähler und Nenner durch $x^2$ teilen.', 'Divide above and below by $x^2$.')],
        steps: [
          step(
            'Durch die höchste Potenz teilen',
            'Divide by the highest power',
            `\\frac{${a}${signed(b)}/x}{${c}${signed(d)}/x^2}`,
          ),
          step('Grenzwert', 'Limit', fractionTex(a, c)),
        ],
        mistakes: [mistake(0, 'Zähler und Nenner wachsen gleich schnell.', 'Both grow equally fast.')],
      }
    },
  },
  {
    ...base,
    key: 'derivative-of-function',
    kind: 'choice',
    difficulty: 0.1,
    discrimination: 1.1,
    title: both('Ableitung erkennen', 'Recognising a derivative'),
    make(r) {
      const k = r.nonZero(-9, 9)
      const over = (below: string, above = '') => {
        const size = Math.abs(k) === 1 && above ? above : `${Math.abs(k)}${above}`
        return `${k < 0 ? '-' : ''}\\frac{${size}}{${below}}`
      }
      const negative = (tex: string) => (tex.startsWith('-') ? tex.slice(1) : `-${tex}`)
      const times = (factor: number, name: string) => sum([factor, name])
      const [sine, cosine] = [times(k, '\\sin x'), times(k, '\\cos x')]
      const [f, right, ...wrong] = r.pick([
        [times(k, '\\ln x'), over('x'), over('\\ln x'), over('x^2'), times(k, 'e^x')],
        [
          times(k, '\\sqrt{x}'),
          over('2\\sqrt{x}'),
          over('\\sqrt{x}'),
          over('2', '\\sqrt{x}'),
          times(2 * k, '\\sqrt{x}'),
        ],
        [over('x'), negative(over('x^2')), over('x^2'), times(k, '\\ln x'), negative(over('x'))],
        [cosine, negative(sine), sine, negative(cosine), times(k, '\\tan x')],
        [sine, cosine, negative(cosine), negative(sine), times(k, '\\tan x')],
      ] as const)
      return {
        text: both('Welcher Term ist die Ableitung?', 'Which term is the derivative?'),
        tex: `f(x)=${f}`,
        answer: choice(r, right, wrong),
        hints: [both('Wurzeln und Brüche als Potenz schreiben.', 'Write roots and fractions as powers.')],
        steps: [step('Ableiten', 'Differentiate', `f'(x)=${right}`)],
        mistakes: [],
      }
    },
  },
]
