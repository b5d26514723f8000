import { choice, expression, mistake, number, ordering, reduced, step } from '../answers.ts'
import { both, type Template } from '../exercise.ts'
import { bracketed, fraction, fractionTex, gcd } from '../notation.ts'
import { type OneAtLeast, pythagoreanTriples, rangeOf } from '../ranges.ts'

const base = { module: 'powers', topic: 'powers' } as const
const roots = { module: 'powers', topic: 'roots' } as const
const logarithms = { module: 'powers', topic: 'logarithms' } as const
const says = {
  multiplied: [
    'Die Exponenten wurden multipliziert. Beim Malnehmen gleicher Basen werden sie addiert.',
    'You multiplied the exponents. When equal bases are multiplied, they are added.',
  ],
} as const

/** Base and exponent of what one may know by heart or work out in the head. */
const smallPowers = rangeOf(2, 20)
  .flatMap((base) => rangeOf(2, 8).map((exponent): [number, number] => [base, exponent]))
  .filter(([base, exponent]) => base ** exponent <= (base === 10 ? 1e6 : 1000)) as OneAtLeast<
  [number, number]
>
/** Root, its degree and the power that is taken of it. */
const fractionalPowers = rangeOf(2, 12)
  .flatMap((root) => rangeOf(2, 5).map((degree) => [root, degree] as const))
  .flatMap(([root, degree]) => rangeOf(1, 5).map((power): [number, number, number] => [root, degree, power]))
  .filter(
    ([root, degree, power]) => gcd(degree, power) === 1 && root ** Math.max(degree, power) <= 1331,
  ) as OneAtLeast<[number, number, number]>

export const powerTemplates: Template[] = [
  {
    ...base,
    key: 'power-product',
    kind: 'expression',
    difficulty: -1,
    discrimination: 1.6,
    title: both('Potenzen multiplizieren', 'Multiplying powers'),
    make(r) {
      const [a, b] = [r.int(2, 9), r.int(2, 9)]
      return {
        text: both('Gesucht ist eine einzige Potenz.', 'Write it as a single power.'),
        tex: `x^{${a}}\\cdot x^{${b}}`,
        answer: expression(`x^${a + b}`, 'power'),
        hints: [both('Wie oft steht x insgesamt als Faktor da?', 'How often is x a factor altogether?')],
        steps: [
          step('Gleiche Basis erkennen', 'See the equal base', `x^{${a}}\\cdot x^{${b}}=x^{${a}+${b}}`),
          step('Exponenten addieren', 'Add the exponents', `x^{${a + b}}`),
        ],
        mistakes: [mistake(`x^${a * b}`, ...says.multiplied)],
      }
    },
  },
  {
    ...base,
    key: 'power-of-power',
    kind: 'expression',
    difficulty: -0.7,
    discrimination: 1.5,
    title: both('Potenzen potenzieren', 'A power of a power'),
    make(r) {
      const [a, b, c] = [r.int(2, 7), r.int(2, 4), r.int(2, 5)]
      return {
        text: both('Gesucht ist der Term ohne Klammer.', 'Write it without brackets.'),
        tex: `(${c}x^{${a}})^{${b}}`,
        answer: expression(`${c ** b}x^${a * b}`, 'exact', { range: [-2, 2], maxLeaves: 3 }),
        hints: [
          both('Der äußere Exponent gilt für jeden Faktor.', 'The outer exponent applies to each factor.'),
        ],
        steps: [
          step('Jeden Faktor potenzieren', 'Raise each factor', `${c}^{${b}}\\cdot (x^{${a}})^{${b}}`),
          step('Exponenten multiplizieren', 'Multiply the exponents', `${c ** b}x^{${a * b}}`),
        ],
        mistakes: [
          mistake(
            `${c ** b}x^${a + b}`,
            'Die Exponenten wurden addiert. Beim Potenzieren werden sie multipliziert.',
            'You added the exponents. For a power of a power they are multiplied.',
          ),
          mistake(
            `${c}x^${a * b}`,
            'Der Exponent gilt auch für die Zahl in der Klammer.',
            'The exponent applies to the number in the brackets too.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'negative-exponent',
    kind: 'fraction',
    difficulty: -0.4,
    discrimination: 1.5,
    title: both('Negative Exponenten', 'Negative exponents'),
    make(r) {
      const [size, n] = r.pick(smallPowers)
      const a = r.int(1, 3) === 1 ? -size : size
      const power = a ** n
      return {
        text: both('Gesucht ist der Wert als Bruch.', 'Give the value as a fraction.'),
        tex: `${bracketed(a)}^{-${n}}`,
        answer: reduced(fraction(1, power)),
        hints: [
          both(
            'Das Minus im Exponenten bildet den Kehrwert.',
            'The minus in the exponent takes the reciprocal.',
          ),
        ],
        steps: [
          step(
            'Kehrwert schreiben',
            'Write the reciprocal',
            `${bracketed(a)}^{-${n}}=\\frac{1}{${bracketed(a)}^{${n}}}`,
          ),
          step('Ausrechnen', 'Work out', fractionTex(1, power)),
        ],
        mistakes: [
          a > 0
            ? mistake(
                -power,
                'Ein negativer Exponent macht den Wert nicht negativ, er bildet den Kehrwert.',
                'A negative exponent does not make the value negative, it takes the reciprocal.',
              )
            : mistake(
                fraction(-1, power),
                'Das Vorzeichen stimmt nicht: Bei geradem Exponenten ist der Wert positiv, bei ungeradem negativ.',
                'The sign is wrong: with an even exponent the value is positive, with an odd one negative.',
              ),
          mistake(-a * n, 'Basis und Exponent wurden multipliziert.', 'Base and exponent were multiplied.'),
        ].filter(({ answer }, at, all) => all.findIndex((each) => each.answer === answer) === at),
      }
    },
  },
  {
    ...base,
    key: 'scientific-notation',
    kind: 'choice',
    difficulty: -0.9,
    discrimination: 1.1,
    title: both('Zehnerpotenzen', 'Powers of ten'),
    make(r) {
      const digits = r.int(11, 98) / 10
      const n = r.int(3, 6)
      const shown = (digits / 10 ** n).toFixed(n + 1)
      const option = (mantissa: number, exponent: number) => `${mantissa.toFixed(1)}\\cdot 10^{${exponent}}`
      return {
        text: both(`Welche Schreibweise ist gleich $${shown}$?`, `Which of these equals $${shown}$?`),
        answer: choice(r, option(digits, -n), [
          option(digits, n),
          option(digits, -n - 1),
          option(digits, -n + 1),
        ]),
        hints: [
          both('Um wie viele Stellen rückt das Komma?', 'By how many places does the decimal point move?'),
        ],
        steps: [
          step('Stellen zählen', 'Count the places', `${shown}=\\frac{${digits.toFixed(1)}}{10^{${n}}}`),
          step('Als Zehnerpotenz', 'As a power of ten', option(digits, -n)),
        ],
        mistakes: [],
      }
    },
  },
  {
    ...base,
    key: 'fractional-exponent',
    kind: 'number',
    difficulty: 0.4,
    discrimination: 1.6,
    title: both('Gebrochene Exponenten', 'Fractional exponents'),
    make(r) {
      const [root, degree, power] = r.pick(fractionalPowers)
      const value = root ** power
      const under = root ** degree
      return {
        text: both('Welchen Wert hat die Potenz?', 'What is the value of the power?'),
        tex: `${under}^{\\frac{${power}}{${degree}}}`,
        answer: number(value),
        hints: [
          both(
            'Der Nenner ist der Grad der Wurzel, der Zähler der Exponent.',
            'The denominator is the degree of the root, the numerator the exponent.',
          ),
        ],
        steps: [
          step(
            'Als Wurzel schreiben',
            'Write as a root',
            `\\left(\\sqrt[${degree}]{${under}}\\right)^{${power}}`,
          ),
          step('Wurzel ziehen', 'Take the root', `${root}^{${power}}=${value}`),
        ],
        mistakes: [
          mistake(
            fraction(under * power, degree),
            'Die Basis wurde mit dem Bruch multipliziert. Er steht im Exponenten.',
            'The base was multiplied by the fraction. It is an exponent.',
          ),
        ].filter(({ answer }) => answer !== String(value)),
      }
    },
  },
  {
    ...roots,
    key: 'partial-root',
    kind: 'number',
    difficulty: 0.1,
    discrimination: 1.5,
    title: both('Teilweise die Wurzel ziehen', 'Simplifying a root'),
    make(r) {
      const [a, b] = [r.int(2, 12), r.pick([2, 3, 5, 6, 7, 10, 11])]
      return {
        text: both(
          'Gesucht ist die Wurzel, so weit wie möglich gezogen.',
          'Simplify the root as far as possible.',
        ),
        tex: `\\sqrt{${a * a * b}}`,
        answer: number(`${a}*sqrt(${b})`, 'exact'),
        hints: [
          both('Welche Quadratzahl steckt als Faktor darin?', 'Which square number is a factor of it?'),
        ],
        steps: [
          step('Quadratzahl abspalten', 'Split off a square', `\\sqrt{${a * a}\\cdot ${b}}`),
          step('Wurzel ziehen', 'Take its root', `${a}\\sqrt{${b}}`),
        ],
        mistakes: [
          mistake(
            `${a * a}*sqrt(${b})`,
            'Aus der Quadratzahl muss die Wurzel gezogen werden, bevor sie vor das Zeichen kommt.',
            'Take the root of the square number before it comes out.',
          ),
          mistake(
            fraction(a * a * b, 2),
            'Die Zahl wurde halbiert. Gesucht ist ihre Wurzel.',
            'The number was halved. What is wanted is its root.',
          ),
        ],
      }
    },
  },
  {
    ...roots,
    key: 'root-of-sum',
    kind: 'number',
    difficulty: -1.1,
    discrimination: 1.4,
    title: both('Wurzel aus Summe und Differenz', 'The root of a sum or difference'),
    make(r) {
      const [one, other, longest] = r.pick(pythagoreanTriples)
      const isSum = r.sign() > 0
      const [b, rest] = r.shuffle([one, other])
      const [a, value] = isSum ? [rest, longest] : [longest, rest]
      const sign = isSum ? '+' : '-'
      return {
        text: both('Welchen Wert hat die Wurzel?', 'What is the value of the root?'),
        tex: `\\sqrt{${a * a}${sign}${b * b}}`,
        answer: number(value),
        hints: [both('Erst unter der Wurzel zusammenrechnen.', 'First work out what is below the root.')],
        steps: [
          step('Unter der Wurzel rechnen', 'Work out below the root', `\\sqrt{${value * value}}`),
          step('Wurzel ziehen', 'Take the root', String(value)),
        ],
        mistakes: [
          mistake(
            isSum ? a + b : a - b,
            'Die Wurzeln wurden einzeln gezogen. Bei Summen und Differenzen geht das nicht.',
            'The roots were taken one by one. That does not work for sums and differences.',
          ),
        ],
      }
    },
  },
  {
    ...roots,
    key: 'rationalise',
    kind: 'number',
    difficulty: 0.9,
    discrimination: 1.4,
    title: both('Nenner rational machen', 'Rationalising a denominator'),
    make(r) {
      const b = r.pick([2, 3, 5, 6, 7, 10, 11])
      const a = b * r.int(1, 9)
      return {
        text: both(
          'Gesucht ist der Wert ohne Wurzel im Nenner.',
          'Give the value without a root in the denominator.',
        ),
        tex: `\\frac{${a}}{\\sqrt{${b}}}`,
        answer: number(a === b ? `sqrt(${b})` : `${a / b}*sqrt(${b})`, 'exact'),
        hints: [both(`Mit $\\sqrt{${b}}$ erweitern.`, `Multiply above and below by $\\sqrt{${b}}$.`)],
        steps: [
          step('Erweitern', 'Expand', `\\frac{${a}\\sqrt{${b}}}{${b}}`),
          step('Kürzen', 'Reduce', `${a === b ? '' : a / b}\\sqrt{${b}}`),
        ],
        mistakes: [
          mistake(fraction(a, b), 'Die Wurzel ist weggefallen.', 'The root got lost.'),
          mistake(
            `${a}*sqrt(${b})`,
            'Auch der Nenner wird multipliziert.',
            'The denominator is multiplied as well.',
          ),
        ],
      }
    },
  },
  {
    ...logarithms,
    key: 'logarithm-value',
    kind: 'number',
    difficulty: 0,
    discrimination: 1.6,
    title: both('Logarithmus bestimmen', 'Finding a logarithm'),
    make(r) {
      const [a, size] = r.pick(smallPowers)
      const isBelowOne = r.int(1, 3) === 1
      const n = isBelowOne ? -size : size
      const shown = isBelowOne ? fractionTex(1, a ** size) : String(a ** size)
      return {
        text: both('Welchen Wert hat der Logarithmus?', 'What is the value of the logarithm?'),
        tex: `\\log_{${a}}${isBelowOne ? `\\left(${shown}\\right)` : `(${shown})`}`,
        answer: number(n),
        hints: [both(`Welche Potenz von ${a} ist $${shown}$?`, `Which power of ${a} is $${shown}$?`)],
        steps: [
          step('Als Potenz schreiben', 'Write as a power', `${a}^{x}=${shown}`),
          step('Exponent ablesen', 'Read the exponent', `${shown}=${a}^{${n}}\\;\\Rightarrow\\; x=${n}`),
        ],
        mistakes: [
          isBelowOne
            ? mistake(
                size,
                'Das Argument ist kleiner als 1, also ist der Logarithmus negativ.',
                'The argument is less than 1, so the logarithm is negative.',
              )
            : mistake(
                fraction(a ** n, a),
                'Hier wurde geteilt. Der Logarithmus fragt nach dem Exponenten.',
                'This divides. The logarithm asks for the exponent.',
              ),
        ].filter(({ answer }) => answer !== String(n)),
      }
    },
  },
  {
    ...logarithms,
    key: 'logarithm-rules',
    kind: 'choice',
    difficulty: 0.7,
    discrimination: 1.2,
    title: both('Logarithmen zusammenfassen', 'Combining logarithms'),
    make(r) {
      const [a, b] = [r.int(3, 9), r.int(2, 9)]
      const product = r.sign() > 0
      const right = product ? `\\ln ${a * b}` : `\\ln\\left(${fractionTex(a, b)}\\right)`
      const wrong = product
        ? [`\\ln ${a + b}`, `\\ln ${a}\\cdot\\ln ${b}`, `\\ln\\left(${a}^{${b}}\\right)`]
        : [`\\ln(${a - b})`, `\\frac{\\ln ${a}}{\\ln ${b}}`, `\\ln ${a * b}`]
      return {
        text: both('Welcher Term ist gleich?', 'Which term is equal?'),
        tex: `\\ln ${a}${product ? '+' : '-'}\\ln ${b}`,
        answer: choice(r, right, wrong),
        hints: [
          both(
            'Aus Summen von Logarithmen werden Produkte im Logarithmus.',
            'Sums of logarithms become products inside the logarithm.',
          ),
        ],
        steps: [
          step(
            'Regel anwenden',
            'Apply the rule',
            product ? '\\ln a+\\ln b=\\ln(a\\cdot b)' : '\\ln a-\\ln b=\\ln\\frac{a}{b}',
          ),
          step('Einsetzen', 'Insert', right),
        ],
        mistakes: [],
      }
    },
  },
  {
    ...logarithms,
    key: 'exponential-equation',
    kind: 'number',
    difficulty: 0.8,
    discrimination: 1.6,
    title: both('Exponentialgleichung', 'An exponential equation'),
    make(r) {
      const a = r.pick([2, 3, 5])
      const n = r.int(2, a === 2 ? 6 : 4)
      const shift = r.nonZero(-4, 4, -n, n)
      return {
        text: both('Welche Zahl x löst die Gleichung?', 'Which number x solves the equation?'),
        tex: `${a}^{x${shift > 0 ? '+' : ''}${shift}}=${a ** n}`,
        answer: number(n - shift),
        hints: [both(`Die rechte Seite ist eine Potenz von ${a}.`, `The right side is a power of ${a}.`)],
        steps: [
          step('Gleiche Basis', 'The same base', `${a}^{x${shift > 0 ? '+' : ''}${shift}}=${a}^{${n}}`),
          step('Exponenten vergleichen', 'Compare the exponents', `x=${n - shift}`),
        ],
        mistakes: [
          mistake(
            n,
            'Das ist der Exponent rechts. Die Zahl neben x muss noch hinüber.',
            'This is the exponent on the right. The number beside x still has to go over.',
          ),
          mistake(
            n + shift,
            'Beim Hinüberbringen wechselt das Vorzeichen.',
            'The sign changes when it goes over.',
          ),
        ],
      }
    },
  },
  {
    ...logarithms,
    key: 'growth-order',
    kind: 'ordering',
    difficulty: 0.5,
    discrimination: 1.2,
    title: both('Größen vergleichen', 'Comparing sizes'),
    make(r) {
      const n = r.int(2, 7)
      const all = [
        [`\\lg ${10 ** n}`, n],
        [`2^{${n + 3}}`, 2 ** (n + 3)],
        [`${n}^{-2}`, n ** -2],
        [`\\sqrt{${(n + 3) ** 2}}`, n + 3],
        [`${n + 7}^{0}`, 1],
        [`(-${n})^{3}`, -(n ** 3)],
      ] as const
      const inOrder = r
        .shuffle(all)
        .slice(0, 4)
        .toSorted((a, b) => a[1] - b[1])
        .map(([tex]) => tex)
      return {
        text: both('Ordnen: der kleinste Wert zuerst.', 'Put in order: the smallest value first.'),
        answer: ordering(r, inOrder),
        hints: [both('Jede Potenz mit Exponent 0 ist 1.', 'Each power with exponent 0 is 1.')],
        steps: [step('Ausrechnen und ordnen', 'Work out and order', inOrder.join('<'))],
        mistakes: [],
      }
    },
  },
]
