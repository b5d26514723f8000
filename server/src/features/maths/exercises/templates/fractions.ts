import { mistake, number, ordering, reduced, step } from '../answers.ts'
import { both, type Template } from '../exercise.ts'
import { bracketed, fraction, fractionTex, gcd, reduce } from '../notation.ts'

const base = { module: 'fractions', topic: 'fractions' } as const

export const fractionTemplates: Template[] = [
  {
    ...base,
    key: 'fraction-sum',
    kind: 'fraction',
    difficulty: -1.6,
    discrimination: 1.5,
    title: both('Brüche addieren', 'Adding fractions'),
    make(r) {
      const [b, d] = r.pick([
        [3, 4],
        [4, 6],
        [5, 6],
        [6, 8],
        [3, 8],
        [5, 4],
        [6, 9],
      ])
      const a = r.int(1, b - 1)
      const c = r.int(1, d - 1)
      const common = (b * d) / gcd(b, d)
      const [x, y] = [(a * common) / b, (c * common) / d]
      return {
        text: both('Gesucht ist die Summe als gekürzter Bruch.', 'Give the sum as a reduced fraction.'),
        tex: `\\frac{${a}}{${b}}+\\frac{${c}}{${d}}`,
        answer: reduced(fraction(x + y, common)),
        hints: [both(`Beide Nenner gehen in ${common} auf.`, `Both denominators divide ${common}.`)],
        steps: [
          step(
            'Gleichnamig machen',
            'Find a common denominator',
            `\\frac{${x}}{${common}}+\\frac{${y}}{${common}}`,
          ),
          step('Zähler addieren', 'Add the numerators', `\\frac{${x + y}}{${common}}`),
          step('Kürzen', 'Reduce', fractionTex(x + y, common)),
        ],
        mistakes: [
          mistake(
            `${a + c}/${b + d}`,
            'Zähler und Nenner wurden einzeln addiert. Erst brauchen beide Brüche denselben Nenner.',
            'Numerators and denominators were added separately. Both fractions need the same denominator first.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'fraction-product',
    kind: 'fraction',
    difficulty: -1.8,
    discrimination: 1.4,
    title: both('Brüche multiplizieren', 'Multiplying fractions'),
    make(r) {
      const [a, b] = reduce(r.int(2, 9), r.int(3, 9))
      const [c, d] = reduce(r.int(2, 9), r.int(3, 9))
      return {
        text: both('Gesucht ist das Produkt als gekürzter Bruch.', 'Give the product as a reduced fraction.'),
        tex: `\\frac{${a}}{${b}}\\cdot\\frac{${c}}{${d}}`,
        answer: reduced(fraction(a * c, b * d)),
        hints: [
          both(
            'Zähler mal Zähler, Nenner mal Nenner.',
            'Numerator times numerator, denominator times denominator.',
          ),
        ],
        steps: [
          step(
            'Multiplizieren',
            'Multiply',
            `\\frac{${a}\\cdot ${c}}{${b}\\cdot ${d}}=\\frac{${a * c}}{${b * d}}`,
          ),
          step('Kürzen', 'Reduce', fractionTex(a * c, b * d)),
        ],
        mistakes: [
          mistake(
            fraction(a * d, b * c),
            'Über Kreuz wird geteilt. Beim Malnehmen bleibt der zweite Bruch, wie er ist.',
            'Crosswise is for dividing. When multiplying, the second fraction stays as it is.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'fraction-quotient',
    kind: 'fraction',
    difficulty: -1.2,
    discrimination: 1.5,
    title: both('Brüche dividieren', 'Dividing fractions'),
    make(r) {
      const [a, b, c, d] = [r.int(1, 7), r.int(2, 9), r.int(2, 7), r.int(3, 9)]
      return {
        text: both(
          'Gesucht ist der Quotient als gekürzter Bruch.',
          'Give the quotient as a reduced fraction.',
        ),
        tex: `\\frac{${a}}{${b}}:\\frac{${c}}{${d}}`,
        answer: reduced(fraction(a * d, b * c)),
        hints: [
          both(
            'Durch einen Bruch teilen heißt: mit dem Kehrwert malnehmen.',
            'Dividing by a fraction means multiplying by its reciprocal.',
          ),
        ],
        steps: [
          step('Kehrwert bilden', 'Take the reciprocal', `\\frac{${a}}{${b}}\\cdot\\frac{${d}}{${c}}`),
          step('Multiplizieren und kürzen', 'Multiply and reduce', fractionTex(a * d, b * c)),
        ],
        mistakes: [
          mistake(
            fraction(a * c, b * d),
            'Die Brüche wurden multipliziert. Beim Teilen kommt der Kehrwert des zweiten Bruchs hinein.',
            'The fractions were multiplied. Dividing takes the reciprocal of the second fraction.',
          ),
          mistake(
            fraction(b * c, a * d),
            'Der Kehrwert gehört zum zweiten Bruch, nicht zum ersten.',
            'The reciprocal belongs to the second fraction, not to the first.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'decimal-to-fraction',
    kind: 'fraction',
    difficulty: -1.5,
    discrimination: 1.3,
    title: both('Dezimalzahl als Bruch', 'A decimal as a fraction'),
    make(r) {
      const [places, below] = r.pick([
        [1, 10],
        [2, 100],
        [3, 1000],
      ] as const)
      const above = below === 10 ? r.int(1, 9) : r.int(1, below / 10 - 1) * 10 + r.int(1, 9)
      const shown = (above / below).toFixed(places)
      return {
        text: both(`Gesucht ist $${shown}$ als gekürzter Bruch.`, `Write $${shown}$ as a reduced fraction.`),
        answer: reduced(fraction(above, below)),
        hints: [both(`Die letzte Stelle zählt ${below}-stel.`, `The last digit counts parts of ${below}.`)],
        steps: [
          step('Als Bruch schreiben', 'Write as a fraction', `${shown}=\\frac{${above}}{${below}}`),
          step('Kürzen', 'Reduce', fractionTex(above, below)),
        ],
        mistakes: [
          mistake(
            `1/${above}`,
            'Die Ziffern sind der Zähler. Im Nenner steht 10, 100 oder 1000.',
            'The digits are the numerator. The denominator is 10, 100 or 1000.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'fraction-order',
    kind: 'ordering',
    difficulty: -0.9,
    discrimination: 1.3,
    title: both('Brüche ordnen', 'Ordering fractions'),
    make(r) {
      const drawn = r
        .shuffle([
          [1, 2],
          [2, 3],
          [3, 4],
          [3, 5],
          [5, 8],
          [4, 9],
          [7, 10],
          [5, 6],
          [3, 8],
          [2, 7],
        ] as const)
        .slice(0, 4)
      const inOrder = drawn.toSorted((a, b) => a[0] / a[1] - b[0] / b[1]).map(([a, b]) => fractionTex(a, b))
      return {
        text: both('Ordnen: der kleinste Bruch zuerst.', 'Put in order: the smallest fraction first.'),
        answer: ordering(r, inOrder),
        hints: [
          both(
            'Mit einem halben vergleichen, dann als Dezimalzahl.',
            'Compare with one half, then as decimals.',
          ),
        ],
        steps: [
          step(
            'Als Dezimalzahl schreiben',
            'Write as decimals',
            drawn.map(([a, b]) => `\\frac{${a}}{${b}}\\approx ${(a / b).toFixed(3)}`).join('\\quad '),
          ),
          step('Ordnen', 'Put in order', inOrder.join('<')),
        ],
        mistakes: [],
      }
    },
  },
  {
    ...base,
    topic: 'arithmetic',
    key: 'order-of-operations',
    kind: 'number',
    difficulty: -2.2,
    discrimination: 1.4,
    title: both('Punkt vor Strich', 'Order of operations'),
    make(r) {
      const [a, b, c, d] = [r.int(2, 20), r.int(2, 9), r.nonZero(-9, 9, 1), r.int(2, 9)]
      const value = a - b * (c + d)
      return {
        text: both('Wie lautet das Ergebnis?', 'What is the result?'),
        tex: `${a}-${b}\\cdot(${c}+${d})`,
        answer: number(value),
        hints: [both('Zuerst die Klammer, dann mal, dann minus.', 'Brackets first, then times, then minus.')],
        steps: [
          step('Klammer ausrechnen', 'Work out the brackets', `${a}-${b}\\cdot ${bracketed(c + d)}`),
          step('Multiplizieren', 'Multiply', `${a}-${bracketed(b * (c + d))}`),
          step('Subtrahieren', 'Subtract', String(value)),
        ],
        mistakes: [
          mistake(
            (a - b) * (c + d),
            'Hier wurde zuerst subtrahiert. Punktrechnung geht vor Strichrechnung.',
            'The subtraction came first here. Multiplication goes before subtraction.',
          ),
          mistake(
            a - b * c + d,
            'Der Faktor vor der Klammer gilt für alles in ihr.',
            'The factor in front of the brackets applies to everything inside.',
          ),
        ].filter(({ answer }) => Number(answer) !== value),
      }
    },
  },
  {
    ...base,
    topic: 'arithmetic',
    key: 'percent-of',
    kind: 'number',
    difficulty: -1.4,
    discrimination: 1.3,
    title: both('Prozentwert', 'A percentage of an amount'),
    make(r) {
      const percent = r.pick([5, 12, 15, 20, 25, 30, 35, 40, 60, 75])
      const whole = 20 * r.int(2, 40)
      const part = (whole * percent) / 100
      return {
        text: both(
          `Wie viel Euro sind ${percent} % von ${whole} €?`,
          `How many euros are ${percent}% of €${whole}?`,
        ),
        answer: number(part, 'plain', '€'),
        hints: [both('Ein Prozent ist ein Hundertstel.', 'One per cent is one hundredth.')],
        steps: [
          step('Prozent als Bruch', 'Percent as a fraction', `\\frac{${percent}}{100}\\cdot ${whole}`),
          step('Ausrechnen', 'Work out', String(part)),
        ],
        mistakes: [
          mistake(
            fraction(whole, percent),
            'Hier wurde durch die Prozentzahl geteilt. Gesucht ist ein Anteil an hundert.',
            'This divides by the percentage. It is a share of a hundred.',
          ),
        ].filter(({ answer }) => answer !== String(part)),
      }
    },
  },
  {
    ...base,
    topic: 'arithmetic',
    key: 'price-after-discount',
    kind: 'number',
    difficulty: -0.7,
    discrimination: 1.5,
    title: both('Grundwert', 'Finding the whole'),
    make(r) {
      const percent = r.pick([10, 20, 25, 40])
      const before = 20 * r.int(3, 30)
      const after = (before * (100 - percent)) / 100
      return {
        text: both(
          `Nach ${percent} % Rabatt kostet ein Gerät noch ${after} €. Wie viel Euro kostete es vorher?`,
          `After a discount of ${percent}% a device costs €${after}. How many euros did it cost before?`,
        ),
        answer: number(before, 'plain', '€'),
        hints: [
          both(
            `${after} € sind ${100 - percent} % des alten Preises.`,
            `€${after} is ${100 - percent}% of the old price.`,
          ),
        ],
        steps: [
          step('Gleichung aufstellen', 'Set up the equation', `${(100 - percent) / 100}\\cdot x=${after}`),
          step('Auflösen', 'Solve', `x=\\frac{${after}}{${(100 - percent) / 100}}=${before}`),
        ],
        mistakes: [
          mistake(
            String((after * (100 + percent)) / 100),
            'Der Rabatt bezieht sich auf den alten Preis, nicht auf den neuen.',
            'The discount is a share of the old price, not of the new one.',
          ),
        ],
      }
    },
  },
]
