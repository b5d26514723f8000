import { choice, mistake, number, ordering, reduced, step } from '../answers.ts'
import { both, type Template } from '../exercise.ts'
import { fraction, fractionTex, gcd, number as shown } from '../notation.ts'
import { type OneAtLeast, rangeOf } from '../ranges.ts'

const base = { module: 'probability', topic: 'probability' } as const

export const probabilityTemplates: Template[] = [
  {
    ...base,
    key: 'two-dice',
    kind: 'fraction',
    difficulty: -0.5,
    discrimination: 1.4,
    title: both('Augensumme', 'Sum of two dice'),
    make(r) {
      const sides = r.pick([4, 6, 8, 10, 12])
      const total = r.int(3, 2 * sides - 1)
      const ways = sides - Math.abs(total - sides - 1)
      const all = sides * sides
      return {
        text: both(
          `Zwei Würfel mit den Zahlen 1 bis ${sides} werden geworfen. Wie wahrscheinlich ist die Summe ${total}? Als gekürzter Bruch.`,
          `Two dice with the numbers 1 to ${sides} are thrown. How likely is the sum ${total}? As a reduced fraction.`,
        ),
        answer: reduced(fraction(ways, all)),
        hints: [
          both(`Es gibt ${all} gleich wahrscheinliche Paare.`, `There are ${all} equally likely pairs.`),
        ],
        steps: [
          step('Günstige Paare zählen', 'Count the pairs', `${ways}`),
          step('Durch alle teilen', 'Divide by all', `\\frac{${ways}}{${all}}=${fractionTex(ways, all)}`),
        ],
        mistakes: [
          mistake(
            fraction(1, 2 * sides - 1),
            'Die möglichen Summen sind nicht gleich wahrscheinlich.',
            'The possible sums are not equally likely.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'draw-without-return',
    kind: 'fraction',
    difficulty: 0.2,
    discrimination: 1.5,
    title: both('Ziehen ohne Zurücklegen', 'Drawing without replacement'),
    make(r) {
      const [red, blue] = [r.int(3, 10), r.int(2, 10)]
      const all = red + blue
      return {
        text: both(
          `In einer Urne liegen ${red} rote und ${blue} blaue Kugeln. Zwei werden ohne Zurücklegen gezogen. Wie wahrscheinlich sind beide rot? Als gekürzter Bruch.`,
          `An urn holds ${red} red and ${blue} blue balls. Two are drawn without replacement. How likely are both red? As a reduced fraction.`,
        ),
        figure: {
          kind: 'tree',
          says: both(
            `Ein Baum: zuerst rot mit ${red} von ${all}, dann beim zweiten Zug rot oder blau.`,
            `A tree: first red with ${red} of ${all}, then red or blue in the second draw.`,
          ),
          branches: [
            {
              label: 'R',
              chance: `${red}/${all}`,
              next: [
                { label: 'R', chance: '?' },
                { label: 'B', chance: '' },
              ],
            },
            {
              label: 'B',
              chance: `${blue}/${all}`,
              next: [
                { label: 'R', chance: '' },
                { label: 'B', chance: '' },
              ],
            },
          ],
        },
        answer: reduced(fraction(red * (red - 1), all * (all - 1))),
        hints: [
          both(
            'Nach der ersten roten Kugel fehlt eine rote und eine insgesamt.',
            'After the first red ball one red ball is gone, and one altogether.',
          ),
        ],
        steps: [
          step(
            'Entlang des Pfades multiplizieren',
            'Multiply along the path',
            `\\frac{${red}}{${all}}\\cdot\\frac{${red - 1}}{${all - 1}}`,
          ),
          step('Kürzen', 'Reduce', fractionTex(red * (red - 1), all * (all - 1))),
        ],
        mistakes: [
          mistake(
            fraction(red * red, all * all),
            'So wäre es mit Zurücklegen.',
            'That would be with replacement.',
          ),
          mistake(
            fraction(red * (all - 1) + (red - 1) * all, all * (all - 1)),
            'Entlang eines Pfades wird multipliziert, nicht addiert.',
            'Along a path one multiplies, not adds.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'at-least-once',
    kind: 'number',
    difficulty: 0.6,
    discrimination: 1.6,
    title: both('Mindestens einmal', 'At least once'),
    make(r) {
      const n = r.int(2, 4)
      const sides = r.int(2, 10)
      const wins = r.pick(
        rangeOf(1, sides - 1).filter((each) => gcd(each, sides) === 1) as OneAtLeast<number>,
      )
      const [lost, all] = [(sides - wins) ** n, sides ** n]
      return {
        text: both(
          `Ein Versuch gelingt mit Wahrscheinlichkeit $\\frac{${wins}}{${sides}}$. Er wird ${n}-mal gemacht. Wie wahrscheinlich gelingt er mindestens einmal?`,
          `A trial succeeds with probability $\\frac{${wins}}{${sides}}$. It is made ${n} times. How likely does it succeed at least once?`,
        ),
        answer: number(fraction(all - lost, all)),
        hints: [both('Das Gegenteil ist: kein einziges Mal.', 'The opposite is: not once.')],
        steps: [
          step(
            'Gegenwahrscheinlichkeit',
            'The opposite',
            `\\left(\\frac{${sides - wins}}{${sides}}\\right)^{${n}}=\\frac{${lost}}{${all}}`,
          ),
          step(
            'Von 1 abziehen',
            'Subtract from 1',
            `1-\\frac{${lost}}{${all}}=${fractionTex(all - lost, all)}`,
          ),
        ],
        mistakes: [
          mistake(
            fraction(n * wins, sides),
            'Die Wahrscheinlichkeiten wurden addiert. Besser über das Gegenteil rechnen.',
            'The probabilities were added. Better go by the opposite.',
          ),
          mistake(
            fraction(wins ** n, all),
            'Das ist die Wahrscheinlichkeit, dass er jedes Mal gelingt.',
            'This is the probability that it succeeds each time.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'conditional-probability',
    kind: 'number',
    difficulty: 1.1,
    discrimination: 1.6,
    title: both('Woher kommt die fehlerhafte Schraube?', 'Where does the faulty screw come from?'),
    make(r) {
      const share = r.pick([20, 25, 30, 40, 50, 60, 70, 75, 80])
      const first = r.int(1, 8)
      const second = r.nonZero(1, 8, first)
      const [a, b] = [share * first, (100 - share) * second]
      return {
        text: both(
          `Maschine A fertigt ${share} % aller Schrauben, davon sind ${first} % fehlerhaft. Den Rest fertigt Maschine B mit ${second} % Fehlern. Eine Schraube ist fehlerhaft. Wie wahrscheinlich stammt sie von B? Als Bruch oder Dezimalzahl.`,
          `Machine A makes ${share}% of all screws, ${first}% of them are faulty. Machine B makes the rest with ${second}% faults. A screw is faulty. How likely is it from B? As a fraction or decimal.`,
        ),
        figure: {
          kind: 'tree',
          says: both(
            `Ein Baum: A mit ${share / 100} und B mit ${(100 - share) / 100}, danach fehlerhaft (F) mit ${first / 100} und ${second / 100}.`,
            `A tree: A with ${share / 100} and B with ${(100 - share) / 100}, then faulty (F) with ${first / 100} and ${second / 100}.`,
          ),
          branches: [
            {
              label: 'A',
              chance: shown(share / 100),
              next: [
                { label: 'F', chance: shown(first / 100) },
                { label: '', chance: '' },
              ],
            },
            {
              label: 'B',
              chance: shown(1 - share / 100),
              next: [
                { label: 'F', chance: shown(second / 100) },
                { label: '', chance: '' },
              ],
            },
          ],
        },
        answer: number(fraction(b, a + b)),
        hints: [
          both(
            'Den Pfad über B durch alle fehlerhaften teilen.',
            'Divide the path through B by all faulty ones.',
          ),
        ],
        steps: [
          step(
            'Entlang der Pfade malnehmen',
            'Multiply along the paths',
            `P(A\\cap F)=${shown(a / 1e4)},\\quad P(B\\cap F)=${shown(b / 1e4)}`,
          ),
          step('Beide Pfade zusammenzählen', 'Add both paths', `P(F)=${shown((a + b) / 1e4)}`),
          step(
            'Teilen',
            'Divide',
            `P(B\\mid F)=\\frac{${shown(b / 1e4)}}{${shown((a + b) / 1e4)}}=${fractionTex(b, a + b)}`,
          ),
        ],
        mistakes: [
          mistake(
            shown(b / 1e4),
            'Das ist der Anteil an allen Schrauben. Gefragt ist der an den fehlerhaften.',
            'This is the share of all screws. The question is about the faulty ones.',
          ),
          mistake(
            fraction(a, a + b),
            'Das ist die Wahrscheinlichkeit für A.',
            'This is the probability of A.',
          ),
          mistake(
            fraction(second, 100),
            'Das ist der Fehleranteil bei B. Gefragt ist, wie viele der fehlerhaften von B sind.',
            'This is the share of faults at B. The question is how many of the faulty ones are from B.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'binomial-coefficient',
    kind: 'number',
    difficulty: 0,
    discrimination: 1.4,
    title: both('Auswählen ohne Reihenfolge', 'Choosing without order'),
    make(r) {
      const k = r.int(2, 4)
      const n = r.int(5, k === 4 ? 10 : 20)
      const arranged = rangeOf(1, k).reduce((product, each) => product * each)
      const ordered = rangeOf(n - k + 1, n).reduce((product, each) => product * each)
      const value = ordered / arranged
      const isOfPeople = r.sign() > 0
      return {
        text: isOfPeople
          ? both(
              `Wie viele Gruppen von ${k} Personen lassen sich aus ${n} Personen bilden?`,
              `How many groups of ${k} can be formed from ${n} people?`,
            )
          : both(
              `Auf wie viele Arten lassen sich ${k} von ${n} Büchern auswählen?`,
              `In how many ways can ${k} of ${n} books be chosen?`,
            ),
        answer: number(value),
        hints: [both('Die Reihenfolge zählt nicht.', 'The order does not count.')],
        steps: [
          step(
            'Binomialkoeffizient',
            'Binomial coefficient',
            `\\binom{${n}}{${k}}=\\frac{${ordered}}{${arranged}}=${value}`,
          ),
        ],
        mistakes: [
          mistake(
            ordered,
            'Hier zählt die Reihenfolge mit: noch durch die Anordnungen teilen.',
            'This counts the order: divide by the arrangements.',
          ),
          ...(n ** k === value
            ? []
            : [
                mistake(
                  n ** k,
                  'So dürfte dasselbe mehrmals gewählt werden.',
                  'This lets the same one be chosen several times.',
                ),
              ]),
        ],
      }
    },
  },
  {
    ...base,
    key: 'expected-value',
    kind: 'number',
    difficulty: 0.4,
    discrimination: 1.5,
    title: both('Erwartungswert', 'Expected value'),
    make(r) {
      const [prize, stake, sides] = [r.int(2, 9) * 2, r.int(1, 3), r.pick([4, 5, 8, 10])]
      const value = shown(prize / sides - stake)
      return {
        text: both(
          `Ein Los kostet ${stake} €. Mit Wahrscheinlichkeit $\\frac{1}{${sides}}$ zahlt es ${prize} € aus, sonst nichts. Wie groß ist der erwartete Gewinn in Euro?`,
          `A ticket costs €${stake}. With probability $\\frac{1}{${sides}}$ it pays €${prize}, otherwise nothing. What is the expected gain in euros?`,
        ),
        answer: number(value, 'plain', '€'),
        hints: [
          both(
            'Auszahlung mal Wahrscheinlichkeit, minus Einsatz.',
            'Payment times probability, minus the stake.',
          ),
        ],
        steps: [
          step(
            'Erwartete Auszahlung minus Einsatz',
            'Expected payment minus stake',
            `\\frac{${prize}}{${sides}}-${stake}=${value}`,
          ),
        ],
        mistakes: [mistake(shown(prize / sides), 'Der Einsatz fehlt noch.', 'The stake is still missing.')],
      }
    },
  },
  {
    ...base,
    key: 'which-event-is-likelier',
    kind: 'ordering',
    difficulty: -0.2,
    discrimination: 1.2,
    title: both('Wahrscheinlichkeiten ordnen', 'Ordering probabilities'),
    make(r) {
      const all = [
        ['\\frac{1}{6}', 1 / 6],
        ['25\\,\\%', 0.25],
        ['0.3', 0.3],
        ['\\frac{2}{5}', 0.4],
        ['\\frac{1}{2}', 0.5],
        ['\\frac{5}{8}', 0.625],
        ['70\\,\\%', 0.7],
        ['\\frac{3}{4}', 0.75],
      ] as const
      const inOrder = r
        .shuffle(all)
        .slice(0, 4)
        .toSorted((a, b) => a[1] - b[1])
        .map(([tex]) => tex)
      return {
        text: both(
          'Ordnen: die kleinste Wahrscheinlichkeit zuerst.',
          'Put in order: the smallest probability first.',
        ),
        answer: ordering(r, inOrder),
        hints: [both('Alles als Dezimalzahl schreiben.', 'Write all as decimals.')],
        steps: [step('Ordnen', 'Order', inOrder.join('<'))],
        mistakes: [],
      }
    },
  },
  {
    ...base,
    key: 'independent-events',
    kind: 'choice',
    difficulty: 0.8,
    discrimination: 1.1,
    title: both('Unabhängigkeit', 'Independence'),
    make(r) {
      const [a, b] = [r.int(1, 9) / 10, r.int(1, 9) / 10]
      return {
        text: both(
          `A und B sind unabhängig mit $P(A)=${a}$ und $P(B)=${b}$. Wie groß ist $P(A\\cap B)$?`,
          `A and B are independent with $P(A)=${a}$ and $P(B)=${b}$. What is $P(A\\cap B)$?`,
        ),
        answer: choice(r, shown(a * b), [shown(a + b), shown(a + b - a * b), shown(Math.abs(a - b))]),
        hints: [
          both('Bei unabhängigen Ereignissen wird multipliziert.', 'For independent events one multiplies.'),
        ],
        steps: [step('Multiplizieren', 'Multiply', `${a}\\cdot ${b}=${shown(a * b)}`)],
        mistakes: [],
      }
    },
  },
]
