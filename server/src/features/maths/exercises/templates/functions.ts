import {
  choice,
  expression,
  mistake,
  number,
  numbers,
  ordering,
  pointAt,
  set,
  step,
  vectorOf,
} from '../answers.ts'
import { both, type Template } from '../exercise.ts'
import { graph } from '../figures.ts'
import { bracketed, fraction, fractionTex, polynomial, signed, sum } from '../notation.ts'

const base = { module: 'functions', topic: 'functions' } as const

export const functionTemplates: Template[] = [
  {
    ...base,
    key: 'linear-zero',
    kind: 'number',
    difficulty: -1.5,
    discrimination: 1.5,
    title: both('Nullstelle einer Geraden', 'The zero of a line'),
    make(r) {
      const [m, b] = [r.nonZero(-8, 8), r.nonZero(-12, 12)]
      return {
        text: both('Wo liegt die Nullstelle?', 'Where is the zero?'),
        tex: `f(x)=${sum([m, 'x'], [b, ''])}`,
        answer: number(fraction(-b, m)),
        hints: [both('Setze f(x) gleich 0.', 'Put f(x) equal to 0.')],
        steps: [
          step('Null setzen', 'Put equal to zero', `${sum([m, 'x'], [b, ''])}=0`),
          step('Auflösen', 'Solve', `x=${fractionTex(-b, m)}`),
        ],
        mistakes: [
          mistake(
            fraction(b, m),
            'Beim Hinüberbringen wechselt das Vorzeichen.',
            'The sign changes when it goes over.',
          ),
          ...(b * m === -b || b === fractionValue(-b, m)
            ? []
            : [
                mistake(b, 'Das ist der Schnittpunkt mit der y-Achse.', 'This is where it meets the y-axis.'),
              ]),
        ],
      }
    },
  },
  {
    ...base,
    key: 'line-through-points',
    kind: 'expression',
    difficulty: -0.5,
    discrimination: 1.6,
    title: both('Gerade durch zwei Punkte', 'A line through two points'),
    make(r) {
      const [m, b, x1] = [r.nonZero(-4, 4), r.nonZero(-5, 5), r.int(-3, 1)]
      const x2 = x1 + r.int(1, 3)
      const [y1, y2] = [m * x1 + b, m * x2 + b]
      return {
        text: both(
          `Die Gerade geht durch $(${x1}|${y1})$ und $(${x2}|${y2})$. Wie lautet ihr Term $f(x)$?`,
          `The line goes through $(${x1}|${y1})$ and $(${x2}|${y2})$. What is its term $f(x)$?`,
        ),
        answer: expression(sum([m, 'x'], [b, '']), 'expanded', { maxLeaves: 4 }),
        hints: [
          both(
            'Steigung: Unterschied der y durch Unterschied der x.',
            'Slope: difference in y divided by difference in x.',
          ),
        ],
        steps: [
          step('Steigung', 'Slope', `m=\\frac{${y2}-${bracketed(y1)}}{${x2}-${bracketed(x1)}}=${m}`),
          step(
            'Punkt einsetzen',
            'Insert a point',
            `${y1}=${m}\\cdot ${bracketed(x1)}+b\\;\\Rightarrow\\; b=${b}`,
          ),
        ],
        mistakes: [
          mistake(
            sum([-m, 'x'], [b, '']),
            'Das Vorzeichen der Steigung stimmt nicht.',
            'The sign of the slope is wrong.',
          ),
          mistake(
            sum([m, 'x'], [-b, '']),
            'Das Vorzeichen des Achsenabschnitts stimmt nicht.',
            'The sign of the intercept is wrong.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'vertex',
    kind: 'point',
    difficulty: 0.1,
    discrimination: 1.5,
    title: both('Scheitel einer Parabel', 'The vertex of a parabola'),
    make(r) {
      const [x, y, a] = [r.nonZero(-4, 4), r.nonZero(-4, 4), r.pick([1, -1, 2])]
      return {
        text: both(
          'Wo liegt der Scheitel? Gesucht ist der Punkt im Koordinatensystem.',
          'Where is the vertex? Mark it in the plane.',
        ),
        tex: `f(x)=${polynomial([a, -2 * a * x, a * x * x + y])}`,
        figure: graph(
          both('Ein leeres Koordinatensystem von −6 bis 6.', 'An empty plane from −6 to 6.'),
          6,
          {},
        ),
        answer: pointAt(x, y),
        hints: [
          both(
            'Die Scheitelform zeigt ihn: quadratisch ergänzen.',
            'The vertex form shows it: complete the square.',
          ),
        ],
        steps: [
          step(
            'Quadratisch ergänzen',
            'Complete the square',
            `f(x)=${a === 1 ? '' : a === -1 ? '-' : a}(x${signed(-x)})^2${signed(y)}`,
          ),
          step('Ablesen', 'Read', `S(${x}|${y})`),
        ],
        mistakes: [
          mistake(
            `(${-x}|${y})`,
            'In der Klammer steht das entgegengesetzte Vorzeichen.',
            'The brackets have the opposite sign.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'read-zeros',
    kind: 'set',
    difficulty: -1.1,
    discrimination: 1.3,
    title: both('Nullstellen ablesen', 'Reading zeros'),
    make(r) {
      const p = r.int(-4, 0)
      const q = p + r.int(1, 4)
      const a = r.pick([0.5, -0.5, 1, -1])
      return {
        text: both('Welche Nullstellen hat die Funktion?', 'Which zeros does the function have?'),
        figure: graph(
          both(
            `Eine nach ${a > 0 ? 'oben' : 'unten'} geöffnete Parabel, die die x-Achse bei ${p} und ${q} schneidet.`,
            `A parabola open ${a > 0 ? 'upwards' : 'downwards'} that meets the x-axis at ${p} and ${q}.`,
          ),
          5,
          { functions: [(x) => a * (x - p) * (x - q)] },
        ),
        answer: numbers(p, q),
        hints: [both('Nullstellen liegen auf der x-Achse.', 'Zeros lie on the x-axis.')],
        steps: [
          step(
            'Schnittpunkte mit der x-Achse ablesen',
            'Read where it meets the x-axis',
            `x_1=${p},\\quad x_2=${q}`,
          ),
        ],
        mistakes: [
          mistake(`{${p}}`, 'Es gibt noch einen zweiten Schnittpunkt.', 'There is a second one.'),
          mistake(`{${q}}`, 'Es gibt noch einen zweiten Schnittpunkt.', 'There is a second one.'),
        ],
      }
    },
  },
  {
    ...base,
    key: 'domain-of-root',
    kind: 'set',
    difficulty: 0.5,
    discrimination: 1.5,
    title: both('Definitionsbereich', 'The domain'),
    make(r) {
      const [a, b] = [r.nonZero(-4, 4), r.nonZero(-9, 9)]
      const bound = -b
      const up = a > 0
      const whole = {
        from: Number.NEGATIVE_INFINITY,
        to: Number.POSITIVE_INFINITY,
        closedFrom: false,
        closedTo: false,
      }
      return {
        text: both('Für welche x ist die Funktion definiert?', 'For which x is the function defined?'),
        tex: `f(x)=\\sqrt{${sum([a, 'x'], [a * b, ''])}}`,
        answer: up
          ? set(`[${bound};∞)`, [{ ...whole, from: bound, closedFrom: true }])
          : set(`(-∞;${bound}]`, [{ ...whole, to: bound, closedTo: true }]),
        hints: [
          both(
            'Unter der Wurzel darf nichts Negatives stehen.',
            'Nothing negative may stand below the root.',
          ),
        ],
        steps: [
          step('Bedingung', 'Condition', `${sum([a, 'x'], [a * b, ''])}\\ge 0`),
          step('Auflösen', 'Solve', `x${up ? '\\ge' : '\\le'} ${bound}`),
        ],
        mistakes: [
          mistake(
            up ? `(${bound};∞)` : `(-∞;${bound})`,
            'Die Null unter der Wurzel ist erlaubt.',
            'Zero below the root is allowed.',
          ),
          mistake(
            up ? `(-∞;${bound}]` : `[${bound};∞)`,
            'Das ist gerade der Bereich, in dem unter der Wurzel etwas Negatives steht.',
            'This is where something negative stands below the root.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'composition',
    kind: 'expression',
    difficulty: 0.6,
    discrimination: 1.5,
    title: both('Verkettung', 'Composition'),
    make(r) {
      const [a, b] = [r.int(2, 6), r.nonZero(-9, 9)]
      return {
        text: both(
          `Mit $f(x)=x^2$ und $g(x)=${sum([a, 'x'], [b, ''])}$: Wie lautet $f(g(x))$?`,
          `With $f(x)=x^2$ and $g(x)=${sum([a, 'x'], [b, ''])}$: what is $f(g(x))$?`,
        ),
        answer: expression(`(${sum([a, 'x'], [b, ''])})^2`),
        hints: [both('g(x) kommt an die Stelle von x in f.', 'g(x) takes the place of x in f.')],
        steps: [step('Einsetzen', 'Insert', `f(g(x))=(${sum([a, 'x'], [b, ''])})^2`)],
        mistakes: [
          mistake(
            `${sum([a, 'x^2'], [b, ''])}`,
            'Das ist g(f(x)): die Reihenfolge zählt.',
            'This is g(f(x)): the order matters.',
          ),
          mistake(
            `x^2*(${sum([a, 'x'], [b, ''])})`,
            'Die Funktionen wurden multipliziert.',
            'The functions were multiplied.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'inverse-function',
    kind: 'expression',
    difficulty: 0.8,
    discrimination: 1.6,
    title: both('Umkehrfunktion', 'Inverse function'),
    make(r) {
      const [a, b] = [r.int(2, 7), r.nonZero(-8, 8)]
      return {
        text: both(
          'Wie lautet der Term der Umkehrfunktion, mit der Variablen x?',
          'What is the term of the inverse function, in the variable x?',
        ),
        tex: `f(x)=${sum([a, 'x'], [b, ''])}`,
        answer: expression(`(x${signed(-b)})/${a}`),
        hints: [both('Nach x auflösen, dann die Namen tauschen.', 'Solve for x, then swap the names.')],
        steps: [
          step('Nach x auflösen', 'Solve for x', `x=\\frac{y${signed(-b)}}{${a}}`),
          step('Namen tauschen', 'Swap the names', `f^{-1}(x)=\\frac{x${signed(-b)}}{${a}}`),
        ],
        mistakes: [
          mistake(
            `1/(${sum([a, 'x'], [b, ''])})`,
            'Das ist der Kehrwert, nicht die Umkehrfunktion.',
            'This is the reciprocal, not the inverse function.',
          ),
          mistake(`x/${a}${signed(-b)}`, 'Auch die Zahl wird geteilt.', 'The number is divided too.'),
        ],
      }
    },
  },
  {
    ...base,
    key: 'which-graph',
    kind: 'choice',
    difficulty: -0.4,
    discrimination: 1.1,
    title: both('Graph und Term', 'Graph and term'),
    make(r) {
      const [m, b] = [r.pick([-3, -2, -1.5, -1, -0.5, 0.5, 1, 1.5, 2, 3]), r.nonZero(-4, 4)]
      const line = (slope: number, at: number) => `f(x)=${sum([slope, 'x'], [at, ''])}`
      return {
        text: both('Welcher Term gehört zu der Geraden?', 'Which term belongs to the line?'),
        figure: graph(
          both(
            `Eine Gerade durch $(0|${b})$ und $(1|${m + b})$.`,
            `A line through $(0|${b})$ and $(1|${m + b})$.`,
          ),
          5,
          { functions: [(x) => m * x + b] },
        ),
        answer: choice(r, line(m, b), [line(-m, b), line(m, -b), line(-m, -b)]),
        hints: [
          both(
            'Wo schneidet sie die y-Achse? Steigt oder fällt sie?',
            'Where does it meet the y-axis? Does it rise or fall?',
          ),
        ],
        steps: [
          step('Achsenabschnitt und Steigung ablesen', 'Read intercept and slope', `b=${b},\\quad m=${m}`),
        ],
        mistakes: [],
      }
    },
  },
  {
    ...base,
    key: 'growth-rates',
    kind: 'ordering',
    difficulty: 1,
    discrimination: 1.2,
    title: both('Wer wächst schneller?', 'What grows faster?'),
    make(r) {
      const [small, large] = [r.int(2, 4), r.int(5, 9)]
      const all = ['\\ln x', '\\sqrt{x}', 'x', `x^${small}`, `x^${large}`, `${r.int(2, 5)}^x`]
      const inOrder = r
        .shuffle(all.map((_, at) => at))
        .slice(0, 4)
        .toSorted((a, b) => a - b)
        .map((at) => all[at] ?? '')
      return {
        text: both(
          'Ordnen nach dem Wachstum für große x: das langsamste zuerst.',
          'Order by growth for large x: the slowest first.',
        ),
        answer: ordering(r, inOrder),
        hints: [both('Exponentialfunktionen überholen jede Potenz.', 'Exponentials overtake every power.')],
        steps: [step('Ordnen', 'Order', '\\ln x\\prec\\sqrt{x}\\prec x\\prec x^n\\prec a^x')],
        mistakes: [],
      }
    },
  },
  {
    ...base,
    key: 'intersection-of-lines',
    kind: 'vector',
    difficulty: 0.2,
    discrimination: 1.5,
    title: both('Schnittpunkt zweier Geraden', 'Where two lines meet'),
    make(r) {
      const [x, y] = [r.nonZero(-5, 5), r.nonZero(-5, 5)]
      const m = r.nonZero(-3, 3)
      const n = r.nonZero(-3, 3, m)
      return {
        text: both(
          'Wo schneiden sich die Geraden? Gesucht ist der Punkt $(x|y)$.',
          'Where do the lines meet? Give the point $(x|y)$.',
        ),
        tex: `f(x)=${sum([m, 'x'], [y - m * x, ''])},\\quad g(x)=${sum([n, 'x'], [y - n * x, ''])}`,
        answer: vectorOf(x, y),
        hints: [both('Die Terme gleichsetzen.', 'Put the terms equal.')],
        steps: [
          step(
            'Gleichsetzen',
            'Put equal',
            `${sum([m, 'x'], [y - m * x, ''])}=${sum([n, 'x'], [y - n * x, ''])}`,
          ),
          step('x ausrechnen und einsetzen', 'Find x and insert', `x=${x},\\quad y=${y}`),
        ],
        mistakes:
          x === y
            ? []
            : [mistake(`(${y}|${x})`, 'Die Koordinaten sind vertauscht.', 'The coordinates are swapped.')],
      }
    },
  },
]

const fractionValue = (above: number, below: number) => above / below
