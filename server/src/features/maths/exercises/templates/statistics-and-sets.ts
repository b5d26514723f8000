import { choice, mistake, number, numbers, ordering, set, step } from '../answers.ts'
import { both, type Template } from '../exercise.ts'
import { number as shown } from '../notation.ts'

const statistics = { module: 'probability', topic: 'statistics' } as const
const sets = { module: 'probability', topic: 'sets' } as const

export const statisticsAndSetTemplates: Template[] = [
  {
    ...statistics,
    key: 'mean',
    kind: 'number',
    difficulty: -1.6,
    discrimination: 1.3,
    title: both('Mittelwert', 'Mean'),
    make(r) {
      const values = Array.from({ length: 4 }, () => r.int(1, 12))
      const total = values.reduce((sum, value) => sum + value, 0)
      const median = values.toSorted((a, b) => a - b)
      const middle = ((median[1] ?? 0) + (median[2] ?? 0)) / 2
      return {
        text: both('Wie groß ist der Mittelwert der vier Säulen?', 'What is the mean of the four bars?'),
        figure: {
          kind: 'bars',
          says: both(
            `Vier Säulen mit den Höhen ${values.join(', ')}.`,
            `Four bars of the heights ${values.join(', ')}.`,
          ),
          bars: values.map((value, at) => ({ label: 'ABCD'.charAt(at), value })),
        },
        answer: number(shown(total / 4)),
        hints: [both('Alle addieren, durch ihre Anzahl teilen.', 'Add all, divide by their number.')],
        steps: [
          step('Addieren', 'Add', `${values.join('+')}=${total}`),
          step('Teilen', 'Divide', `\\frac{${total}}{4}=${shown(total / 4)}`),
        ],
        mistakes: [
          mistake(
            total,
            'Die Summe wird noch durch die Anzahl geteilt.',
            'The sum is still to be divided by the number.',
          ),
          ...(middle === total / 4
            ? []
            : [
                mistake(
                  shown(middle),
                  'Das ist der Median, die Mitte der geordneten Werte.',
                  'This is the median, the middle of the ordered values.',
                ),
              ]),
        ],
      }
    },
  },
  {
    ...statistics,
    key: 'median',
    kind: 'number',
    difficulty: -1,
    discrimination: 1.3,
    title: both('Median', 'Median'),
    make(r) {
      const values = Array.from({ length: 5 }, () => r.int(1, 30))
      const sorted = values.toSorted((a, b) => a - b)
      const median = sorted[2] ?? 0
      return {
        text: both(
          `Welchen Median haben die Werte ${values.join('; ')}?`,
          `What is the median of the values ${values.join('; ')}?`,
        ),
        answer: number(median),
        hints: [both('Erst ordnen.', 'Order them first.')],
        steps: [
          step(
            'Ordnen und die Mitte nehmen',
            'Order and take the middle',
            sorted.map((value, at) => (at === 2 ? `\\boxed{${value}}` : value)).join(',\\;'),
          ),
        ],
        mistakes:
          values[2] === median
            ? []
            : [
                mistake(
                  values[2] ?? 0,
                  'Die Werte müssen erst geordnet werden.',
                  'The values have to be put in order first.',
                ),
              ],
      }
    },
  },
  {
    ...statistics,
    key: 'variance',
    kind: 'number',
    difficulty: 0.9,
    discrimination: 1.5,
    title: both('Varianz', 'Variance'),
    make(r) {
      const [m, d, e] = [r.int(5, 15), r.int(1, 4), r.int(1, 4)]
      const values = r.shuffle([m - d, m + d, m - e, m + e])
      const variance = shown((2 * d * d + 2 * e * e) / 4)
      return {
        text: both(
          `Wie groß ist die Varianz von ${values.join('; ')}? (Mittlere quadratische Abweichung)`,
          `What is the variance of ${values.join('; ')}? (Mean squared deviation)`,
        ),
        answer: number(variance),
        hints: [
          both(
            'Abweichungen vom Mittelwert quadrieren und mitteln.',
            'Square the deviations from the mean and take their mean.',
          ),
        ],
        steps: [
          step('Mittelwert', 'Mean', `\\bar{x}=${m}`),
          step(
            'Quadrierte Abweichungen mitteln',
            'Mean of the squared deviations',
            `\\frac{2\\cdot ${d}^2+2\\cdot ${e}^2}{4}=${variance}`,
          ),
        ],
        mistakes: [
          ...(Number(variance) === 0
            ? []
            : [
                mistake(
                  0,
                  'Ohne Quadrat heben sich die Abweichungen auf.',
                  'Without squares the deviations cancel out.',
                ),
              ]),
          ...(Number(variance) === 1
            ? []
            : [
                mistake(
                  `sqrt(${variance})`,
                  'Das ist die Standardabweichung, die Wurzel der Varianz.',
                  'This is the standard deviation, the root of the variance.',
                ),
              ]),
        ],
      }
    },
  },
  {
    ...statistics,
    key: 'bars-in-order',
    kind: 'ordering',
    difficulty: -1.9,
    discrimination: 1.1,
    title: both('Diagramm lesen', 'Reading a chart'),
    make(r) {
      const values = r.shuffle([3, 5, 6, 8, 9, 11, 12]).slice(0, 4)
      const bars = values.map((value, at) => ({ label: 'ABCD'.charAt(at), value }))
      return {
        text: both(
          'Ordnen nach der Höhe: die niedrigste Säule zuerst.',
          'Order by height: the lowest bar first.',
        ),
        figure: {
          kind: 'bars',
          says: both(
            `Säulen: ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
            `Bars: ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
          ),
          bars,
        },
        answer: ordering(
          r,
          bars.toSorted((a, b) => a.value - b.value).map(({ label }) => label),
        ),
        hints: [both('Die Höhe an der Achse ablesen.', 'Read the height on the axis.')],
        steps: [
          step(
            'Ablesen',
            'Read',
            bars
              .toSorted((a, b) => a.value - b.value)
              .map(({ label, value }) => `${label}:${value}`)
              .join('\\quad '),
          ),
        ],
        mistakes: [],
      }
    },
  },
  {
    ...sets,
    key: 'set-operation',
    kind: 'set',
    difficulty: -1,
    discrimination: 1.4,
    title: both('Mengen verknüpfen', 'Combining sets'),
    make(r) {
      const common = r.int(1, 4)
      const a = [common, common + 1, r.int(6, 9)]
      const b = [common, common + 1, r.int(10, 13)]
      const operation = r.pick(['cap', 'cup', 'setminus'] as const)
      const union = [...new Set([...a, ...b])]
      const inter = a.filter((each) => b.includes(each))
      const minus = a.filter((each) => !b.includes(each))
      const right = { cap: inter, cup: union, setminus: minus }[operation]
      const other = { cap: union, cup: inter, setminus: b.filter((each) => !a.includes(each)) }[operation]
      return {
        text: both('Welche Menge ist das?', 'Which set is it?'),
        tex: `\\{${a.join(';')}\\}\\${operation}\\{${b.join(';')}\\}`,
        answer: numbers(...right),
        hints: [
          both(
            '∩ sind die gemeinsamen, ∪ alle, ∖ die der ersten ohne die der zweiten.',
            '∩ are the common ones, ∪ all, ∖ those of the first without those of the second.',
          ),
        ],
        steps: [step('Elemente aufschreiben', 'Write the elements', `\\{${right.join(';')}\\}`)],
        mistakes: [
          mistake(
            `{${other.join(';')}}`,
            'Das ist das Ergebnis einer anderen Verknüpfung.',
            'This is the result of another operation.',
          ),
        ],
      }
    },
  },
  {
    ...sets,
    key: 'interval-intersection',
    kind: 'set',
    difficulty: -0.1,
    discrimination: 1.5,
    title: both('Intervalle schneiden', 'Intersecting intervals'),
    make(r) {
      const a = r.int(-6, 0)
      const c = a + r.int(1, 3)
      const b = c + r.int(1, 4)
      const d = b + r.int(1, 4)
      return {
        text: both('Gesucht ist der Schnitt als Intervall.', 'Give the intersection as an interval.'),
        tex: `[${a};${b})\\cap(${c};${d}]`,
        answer: set(`(${c};${b})`, [{ from: c, to: b, closedFrom: false, closedTo: false }]),
        hints: [both('Was liegt in beiden?', 'What lies in both?')],
        steps: [step('Am Zahlenstrahl', 'On the number line', `${c}<x<${b}`)],
        mistakes: [
          mistake(`[${a};${d}]`, 'Das ist die Vereinigung.', 'This is the union.'),
          mistake(
            `[${c};${b}]`,
            'Beide Ränder gehören zu einem der Intervalle nicht dazu.',
            'Each end is missing in one of the intervals.',
          ),
        ],
      }
    },
  },
  {
    ...sets,
    key: 'negate-statement',
    kind: 'choice',
    difficulty: 0.5,
    discrimination: 1.1,
    title: both('Aussagen verneinen', 'Negating statements'),
    make(r) {
      const n = r.int(2, 60)
      const [more, less] = r.shuffle([
        { ...both('größer', 'greater'), not: both('höchstens', 'at most') },
        { ...both('kleiner', 'less'), not: both('mindestens', 'at least') },
      ])
      const all = both(`Alle Werte sind ${more.de} als ${n}.`, `All values are ${more.en} than ${n}.`)
      return {
        text: both(`Wie lautet die Verneinung von: „${all.de}“`, `What is the negation of “${all.en}”`),
        answer: choice(
          r,
          both(
            `Es gibt einen Wert, der ${more.not.de} ${n} ist.`,
            `There is a value that is ${more.not.en} ${n}.`,
          ),
          [
            both(`Alle Werte sind ${more.not.de} ${n}.`, `All values are ${more.not.en} ${n}.`),
            both(`Kein Wert ist ${more.de} als ${n}.`, `No value is ${more.en} than ${n}.`),
            both(
              `Es gibt einen Wert, der ${less.de} als ${n} ist.`,
              `There is a value that is ${less.en} than ${n}.`,
            ),
          ],
        ),
        hints: [
          both(
            `Ein Gegenbeispiel genügt. Was ist das Gegenteil von „${more.de}“?`,
            `One counterexample is enough. What is the opposite of “${more.en}”?`,
          ),
        ],
        steps: [
          step(
            'Aus „alle“ wird „es gibt einen“',
            '“All” becomes “there is one”',
            '\\neg\\,\\forall x\\colon A(x)\\;\\Leftrightarrow\\;\\exists x\\colon\\neg A(x)',
          ),
        ],
        mistakes: [],
      }
    },
  },
  {
    ...sets,
    key: 'contraposition',
    kind: 'choice',
    difficulty: 0.7,
    discrimination: 1.1,
    title: both('Logischer Schluss', 'Logical conclusion'),
    make(r) {
      const [divisor, least] = [r.int(2, 12), r.int(2, 20)]
      const [multiple, more] = [divisor * r.int(2, 6), least + r.int(1, 5)]
      const [a, b] = r.pick([
        [
          both(`n ist durch ${multiple} teilbar`, `n is divisible by ${multiple}`),
          both(`n ist durch ${divisor} teilbar`, `n is divisible by ${divisor}`),
        ],
        [
          both(`x ist größer als ${more}`, `x is greater than ${more}`),
          both(`x ist größer als ${least}`, `x is greater than ${least}`),
        ],
        [both('es regnet', 'it rains'), both('die Straße ist nass', 'the street is wet')],
        [both('f ist differenzierbar', 'f is differentiable'), both('f ist stetig', 'f is continuous')],
      ] as const)
      const not = r.int(0, 1)
      return {
        text: both(
          `Es gilt: Wenn A, dann B. A: ${a.de}. B: ${b.de}. Was folgt ${not ? 'daraus sicher' : 'sicher'}?`,
          `It holds: if A, then B. A: ${a.en}. B: ${b.en}. What ${not ? 'certainly follows' : 'follows'}?`,
        ),
        answer: choice(r, '\\neg B\\Rightarrow\\neg A', [
          '\\neg A\\Rightarrow\\neg B',
          'B\\Rightarrow A',
          'A\\Rightarrow\\neg B',
        ]),
        hints: [both('Was weiß man, wenn B nicht gilt?', 'What is known when B does not hold?')],
        steps: [
          step(
            'Kontraposition',
            'Contraposition',
            '(A\\Rightarrow B)\\Leftrightarrow(\\neg B\\Rightarrow\\neg A)',
          ),
        ],
        mistakes: [],
      }
    },
  },
]
