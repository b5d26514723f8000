import { choice, expression, mistake, number, numbers, set, step, vectorOf } from '../answers.ts'
import { both, type Template } from '../exercise.ts'
import { bracketed, fraction, fractionTex, gcd, polynomial, signed, sum } from '../notation.ts'

const terms = { module: 'equations', topic: 'terms' } as const
const equations = { module: 'equations', topic: 'equations' } as const
const inequalities = { module: 'equations', topic: 'inequalities' } as const
const infinite = {
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  closedFrom: false,
  closedTo: false,
}

export const equationTemplates: Template[] = [
  {
    ...terms,
    key: 'expand-square',
    kind: 'expression',
    difficulty: -0.8,
    discrimination: 1.5,
    title: both('Binomische Formel', 'Squaring a sum'),
    make(r) {
      const [a, b] = [r.int(1, 5), r.nonZero(-9, 9)]
      return {
        text: both('Gesucht ist der Term ohne Klammern.', 'Write it without brackets.'),
        tex: `(${sum([a, 'x'], [b, ''])})^2`,
        answer: expression(polynomial([a * a, 2 * a * b, b * b]), 'expanded', { maxLeaves: 7 }),
        hints: [
          both(
            'Das Quadrat hat drei Teile: der mittlere ist das doppelte Produkt.',
            'The square has three parts: the middle one is twice the product.',
          ),
        ],
        steps: [
          step(
            'Formel anwenden',
            'Apply the formula',
            `(${sum([a, 'x'])})^2+2\\cdot ${sum([a, 'x'])}\\cdot ${bracketed(b)}+${bracketed(b)}^2`,
          ),
          step('Zusammenfassen', 'Simplify', polynomial([a * a, 2 * a * b, b * b])),
        ],
        mistakes: [
          mistake(
            polynomial([a * a, 0, b * b]),
            'Das doppelte Produkt fehlt: $(a+b)^2=a^2+2ab+b^2$.',
            'Twice the product is missing: $(a+b)^2=a^2+2ab+b^2$.',
          ),
          mistake(
            polynomial([a * a, -2 * a * b, b * b]),
            'Das Vorzeichen des mittleren Teils stimmt nicht.',
            'The sign of the middle part is wrong.',
          ),
        ],
      }
    },
  },
  {
    ...terms,
    key: 'factor-quadratic',
    kind: 'expression',
    difficulty: 0.2,
    discrimination: 1.6,
    title: both('Faktorisieren', 'Factoring'),
    make(r) {
      const p = r.nonZero(-7, 7)
      const q = r.nonZero(-7, 7, p, -p)
      return {
        text: both('Gesucht ist der Term als Produkt.', 'Write it as a product.'),
        tex: polynomial([1, p + q, p * q]),
        answer: expression(`(x${signed(p)})(x${signed(q)})`, 'factored'),
        hints: [
          both(
            `Zwei Zahlen mit Summe ${p + q} und Produkt ${p * q}.`,
            `Two numbers with sum ${p + q} and product ${p * q}.`,
          ),
        ],
        steps: [
          step(
            'Zahlen finden',
            'Find the numbers',
            `${bracketed(p)}+${bracketed(q)}=${p + q},\\quad ${bracketed(p)}\\cdot ${bracketed(q)}=${p * q}`,
          ),
          step('Als Produkt schreiben', 'Write as a product', `(x${signed(p)})(x${signed(q)})`),
        ],
        mistakes: [
          mistake(
            `(x${signed(-p)})(x${signed(-q)})`,
            'Das sind die Vorzeichen der Nullstellen. In den Klammern stehen die entgegengesetzten.',
            'These are the signs of the zeros. The brackets have the opposite ones.',
          ),
        ],
      }
    },
  },
  {
    ...terms,
    key: 'collect-terms',
    kind: 'expression',
    difficulty: -1.7,
    discrimination: 1.4,
    title: both('Zusammenfassen', 'Collecting terms'),
    make(r) {
      const [a, b, c, d] = [r.int(2, 9), r.nonZero(-9, 9), r.int(2, 6), r.nonZero(-5, 5)]
      const rest = a - c === 0 ? c + 1 : c
      return {
        text: both('Gesucht ist der Term, so kurz wie möglich.', 'Simplify as far as possible.'),
        tex: `${sum([a, 'x'], [b, ''])}-${rest}(x${signed(d)})`,
        answer: expression(sum([a - rest, 'x'], [b - rest * d, '']), 'expanded', { maxLeaves: 3 }),
        hints: [
          both(
            'Das Minus vor der Klammer gilt für beide Teile.',
            'The minus in front of the brackets applies to both parts.',
          ),
        ],
        steps: [
          step(
            'Klammer auflösen',
            'Remove the brackets',
            `${sum([a, 'x'], [b, ''])}${sum([-rest, 'x'], [-rest * d, ''])}`,
          ),
          step('Zusammenfassen', 'Collect', sum([a - rest, 'x'], [b - rest * d, ''])),
        ],
        mistakes: [
          mistake(
            sum([a - rest, 'x'], [b + rest * d, '']),
            'Das Minus vor der Klammer dreht auch das zweite Vorzeichen um.',
            'The minus in front of the brackets turns the second sign too.',
          ),
        ],
      }
    },
  },
  {
    ...terms,
    key: 'reduce-rational-term',
    kind: 'expression',
    difficulty: 0.9,
    discrimination: 1.5,
    title: both('Bruchterm kürzen', 'Reducing a rational term'),
    make(r) {
      const k = r.int(1, 5)
      const a =
        r.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((each) => gcd(each, k) === 1) as [number]) *
        r.sign()
      const [below, right] = [sum([k, 'x'], [-a, '']), sum([k, 'x'], [a, ''])]
      return {
        text: both('Gesucht ist der gekürzte Term.', 'Reduce the term.'),
        tex: `\\frac{${polynomial([k * k, 0, -a * a])}}{${below}}`,
        answer: expression(right, 'short', { maxLeaves: k === 1 ? 2 : 3 }),
        hints: [
          both('Der Zähler ist eine Differenz von Quadraten.', 'The numerator is a difference of squares.'),
        ],
        steps: [
          step('Zähler faktorisieren', 'Factor the numerator', `\\frac{(${below})(${right})}{${below}}`),
          step('Kürzen', 'Reduce', right),
        ],
        mistakes: [
          mistake(
            below,
            'Gekürzt wird der Faktor, der auch im Nenner steht.',
            'What is reduced is the factor that is in the denominator too.',
          ),
        ],
      }
    },
  },
  {
    ...equations,
    key: 'linear-equation',
    kind: 'number',
    difficulty: -1.9,
    discrimination: 1.5,
    title: both('Lineare Gleichung', 'A linear equation'),
    make(r) {
      const [a, x, c] = [r.int(3, 9), r.nonZero(-9, 9), r.int(1, 2)]
      const b = r.nonZero(-9, 9)
      const d = (a - c) * x + b
      return {
        text: both('Welche Zahl x löst die Gleichung?', 'Which number x solves the equation?'),
        tex: `${sum([a, 'x'], [b, ''])}=${sum([c, 'x'], [d, ''])}`,
        answer: number(x),
        hints: [
          both(
            'Alle x auf eine Seite, alle Zahlen auf die andere.',
            'All x on one side, all numbers on the other.',
          ),
        ],
        steps: [step('Ordnen', 'Sort', `${sum([a - c, 'x'])}=${d - b}`), step('Teilen', 'Divide', `x=${x}`)],
        mistakes: [
          mistake(
            fraction(d - b, a + c),
            'Beim Hinüberbringen von x wechselt das Vorzeichen.',
            'The sign changes when x goes to the other side.',
          ),
          mistake(
            fraction(d + b, a - c),
            'Beim Hinüberbringen der Zahl wechselt das Vorzeichen.',
            'The sign changes when the number goes to the other side.',
          ),
        ].filter(({ answer }) => answer !== String(x)),
      }
    },
  },
  {
    ...equations,
    key: 'quadratic-equation',
    kind: 'set',
    difficulty: 0,
    discrimination: 1.7,
    title: both('Quadratische Gleichung', 'A quadratic equation'),
    make(r) {
      const p = r.nonZero(-8, 8)
      const q = r.nonZero(-8, 8, p, -p)
      return {
        text: both('Gesucht sind alle Lösungen.', 'Find all solutions.'),
        tex: `${polynomial([1, -(p + q), p * q])}=0`,
        answer: numbers(p, q),
        hints: [
          both(
            'pq-Formel, oder zwei Zahlen raten, deren Produkt und Summe passen.',
            'Use the formula, or guess two numbers with that product and sum.',
          ),
        ],
        steps: [
          step('Faktorisieren', 'Factor', `(x${signed(-p)})(x${signed(-q)})=0`),
          step('Nullstellen ablesen', 'Read the zeros', `x_1=${p},\\quad x_2=${q}`),
        ],
        mistakes: [
          mistake(
            `{${-p};${-q}}`,
            'Beide Vorzeichen sind vertauscht.',
            'Both signs are the wrong way round.',
          ),
          mistake(`{${p}}`, 'Eine Lösung fehlt noch.', 'One solution is still missing.'),
          mistake(`{${q}}`, 'Eine Lösung fehlt noch.', 'One solution is still missing.'),
        ],
      }
    },
  },
  {
    ...equations,
    key: 'pure-quadratic',
    kind: 'set',
    difficulty: -0.6,
    discrimination: 1.5,
    title: both('Ausklammern statt teilen', 'Taking out a factor'),
    make(r) {
      const [a, b] = [r.int(1, 4), r.nonZero(-8, 8)]
      return {
        text: both('Gesucht sind alle Lösungen.', 'Find all solutions.'),
        tex: `${sum([a, 'x^2'])}=${sum([a * b, 'x'])}`,
        answer: numbers(0, b),
        hints: [
          both('Alles auf eine Seite, dann x ausklammern.', 'Everything to one side, then take out x.'),
        ],
        steps: [
          step('Auf eine Seite', 'To one side', `${sum([a, 'x^2'], [-a * b, 'x'])}=0`),
          step('Ausklammern', 'Take out', `${sum([a, 'x'])}(x${signed(-b)})=0`),
          step('Lösungen ablesen', 'Read the solutions', `x_1=0,\\quad x_2=${b}`),
        ],
        mistakes: [
          mistake(
            `{${b}}`,
            'Durch x zu teilen verliert die Lösung 0.',
            'Dividing by x loses the solution 0.',
          ),
        ],
      }
    },
  },
  {
    ...equations,
    key: 'linear-system',
    kind: 'vector',
    difficulty: -0.2,
    discrimination: 1.6,
    title: both('Gleichungssystem', 'A system of equations'),
    make(r) {
      const [x, y] = [r.nonZero(-6, 6), r.nonZero(-6, 6)]
      const [a, b, c] = [r.int(1, 4), r.nonZero(-4, 4), r.int(1, 3)]
      const d = b * c === a * 2 ? 3 : 2
      return {
        text: both('Gesucht ist die Lösung $(x;y)$.', 'Find the solution $(x;y)$.'),
        tex: `\\begin{aligned}${sum([a, 'x'], [b, 'y'])}&=${a * x + b * y}\\\\${sum([c, 'x'], [d, 'y'])}&=${c * x + d * y}\\end{aligned}`,
        answer: vectorOf(x, y),
        hints: [
          both(
            'Eine Gleichung so vervielfachen, dass eine Unbekannte wegfällt.',
            'Multiply one equation so that one unknown goes away.',
          ),
        ],
        steps: [
          step(
            'x beseitigen',
            'Remove x',
            `${sum([b * c - a * d, 'y'])}=${c * (a * x + b * y) - a * (c * x + d * y)}`,
          ),
          step('y ausrechnen', 'Find y', `y=${y}`),
          step('Einsetzen', 'Insert', `x=${x}`),
        ],
        mistakes:
          x === y
            ? []
            : [mistake(`(${y};${x})`, 'Die beiden Werte sind vertauscht.', 'The two values are swapped.')],
      }
    },
  },
  {
    ...equations,
    key: 'root-equation',
    kind: 'set',
    difficulty: 1.4,
    discrimination: 1.6,
    title: both('Wurzelgleichung', 'An equation with a root'),
    make(r) {
      // x = s solves it; the other root of the squared equation does not.
      const s = r.int(3, 14)
      const t = r.int(1, s - 2)
      const b = (s - t) ** 2 - s
      const other = 2 * t + 1 - s
      return {
        text: both('Gesucht ist die Lösungsmenge.', 'Find the set of solutions.'),
        tex: `\\sqrt{${sum([1, 'x'], [b, ''])}}=x-${t}`,
        answer: numbers(s, ...(other >= t ? [other] : [])),
        hints: [
          both(
            'Quadrieren kann falsche Lösungen bringen: Probe machen.',
            'Squaring can bring wrong solutions: check them.',
          ),
        ],
        steps: [
          step('Quadrieren', 'Square', `${sum([1, 'x'], [b, ''])}=x^2-${2 * t}x+${t * t}`),
          step('Lösen', 'Solve', `x_1=${s},\\quad x_2=${other}`),
          step('Probe', 'Check', `\\sqrt{${s + b}}=${s - t}`),
        ],
        mistakes:
          other >= t || other === s
            ? []
            : [
                mistake(
                  `{${s};${other}}`,
                  'Eine der beiden besteht die Probe nicht: eine Wurzel ist nie negativ.',
                  'One of them fails the check: a root is never negative.',
                ),
              ],
      }
    },
  },
  {
    ...equations,
    key: 'rearrange-formula',
    kind: 'choice',
    difficulty: -0.3,
    discrimination: 1.1,
    title: both('Formel umstellen', 'Rearranging a formula'),
    make(r) {
      const y = r.pick(['A', 'E', 'F', 'K', 'P', 'U', 'W'])
      const [a, b, c] = r.shuffle(['c', 'g', 'h', 'm', 'p', 't', 'v'])
      return {
        text: both(`Nach $${b}$ umgestellt lautet die Gleichung`, `Solved for $${b}$ the equation reads`),
        tex: `${y}=${a}\\cdot ${b}+${c}`,
        answer: choice(r, `${b}=\\frac{${y}-${c}}{${a}}`, [
          `${b}=\\frac{${y}}{${a}}-${c}`,
          `${b}=\\frac{${y}+${c}}{${a}}`,
          `${b}=${a}\\cdot(${y}-${c})`,
        ]),
        hints: [
          both(`Erst $${c}$ hinüber, dann durch $${a}$ teilen.`, `First move $${c}$, then divide by $${a}$.`),
        ],
        steps: [
          step('Subtrahieren', 'Subtract', `${y}-${c}=${a}\\cdot ${b}`),
          step('Teilen', 'Divide', `${b}=\\frac{${y}-${c}}{${a}}`),
        ],
        mistakes: [],
      }
    },
  },
  {
    ...inequalities,
    key: 'linear-inequality',
    kind: 'set',
    difficulty: -0.1,
    discrimination: 1.6,
    title: both('Lineare Ungleichung', 'A linear inequality'),
    make(r) {
      const [a, bound, b] = [-r.int(2, 6), r.nonZero(-6, 6), r.nonZero(-9, 9)]
      const isClosed = r.sign() > 0
      const sign = isClosed ? '\\le' : '<'
      return {
        text: both('Gesucht ist die Lösungsmenge.', 'Find the set of solutions.'),
        tex: `${sum([a, 'x'], [b, ''])}${sign} ${a * bound + b}`,
        answer: set(isClosed ? `[${bound};∞)` : `(${bound};∞)`, [
          { ...infinite, from: bound, closedFrom: isClosed },
        ]),
        hints: [
          both(
            'Beim Teilen durch eine negative Zahl dreht sich das Zeichen um.',
            'Dividing by a negative number turns the sign round.',
          ),
        ],
        steps: [
          step('Zahl hinüber', 'Move the number', `${sum([a, 'x'])}${sign} ${a * bound}`),
          step(
            'Durch eine negative Zahl teilen',
            'Divide by a negative number',
            `x${isClosed ? '\\ge' : '>'} ${bound}`,
          ),
        ],
        mistakes: [
          mistake(
            isClosed ? `(-∞;${bound}]` : `(-∞;${bound})`,
            'Beim Teilen durch eine negative Zahl dreht sich das Zeichen um.',
            'Dividing by a negative number turns the sign round.',
          ),
          mistake(
            isClosed ? `(${bound};∞)` : `[${bound};∞)`,
            `Gehört die ${bound} dazu? Das Zeichen sagt es.`,
            `Does ${bound} belong to it? The sign tells.`,
          ),
        ],
      }
    },
  },
  {
    ...inequalities,
    key: 'quadratic-inequality',
    kind: 'set',
    difficulty: 1.1,
    discrimination: 1.6,
    title: both('Quadratische Ungleichung', 'A quadratic inequality'),
    make(r) {
      const p = r.int(-6, 3)
      const q = p + r.int(1, 5)
      const inside = r.sign() > 0
      return {
        text: both('Gesucht ist die Lösungsmenge.', 'Find the set of solutions.'),
        tex: `${polynomial([1, -(p + q), p * q])}${inside ? '<' : '\\ge'} 0`,
        answer: inside
          ? set(`(${p};${q})`, [{ from: p, to: q, closedFrom: false, closedTo: false }])
          : set(`(-∞;${p}] ∪ [${q};∞)`, [
              { ...infinite, to: p, closedTo: true },
              { ...infinite, from: q, closedFrom: true },
            ]),
        hints: [
          both(
            'Wo liegen die Nullstellen, und wie ist die Parabel geöffnet?',
            'Where are the zeros, and which way does the parabola open?',
          ),
        ],
        steps: [
          step('Nullstellen', 'Zeros', `x_1=${p},\\quad x_2=${q}`),
          step(
            'Lage der Parabel',
            'Where the parabola runs',
            inside ? `${p}<x<${q}` : `x\\le ${p}\\;\\lor\\; x\\ge ${q}`,
          ),
        ],
        mistakes: [
          inside
            ? mistake(
                `(-∞;${p}) ∪ (${q};∞)`,
                'Dort liegt die Parabel über der Achse.',
                'There the parabola lies above the axis.',
              )
            : mistake(
                `[${p};${q}]`,
                'Zwischen den Nullstellen liegt die Parabel unter der Achse.',
                'Between its zeros the parabola lies below the axis.',
              ),
        ],
      }
    },
  },
  {
    ...inequalities,
    key: 'absolute-value',
    kind: 'set',
    difficulty: 0.6,
    discrimination: 1.5,
    title: both('Betragsungleichung', 'An inequality with an absolute value'),
    make(r) {
      const [m, d] = [r.nonZero(-6, 6), r.int(1, 5)]
      return {
        text: both('Gesucht ist die Lösungsmenge.', 'Find the set of solutions.'),
        tex: `|x${signed(-m)}|\\le ${d}`,
        answer: set(`[${m - d};${m + d}]`, [{ from: m - d, to: m + d, closedFrom: true, closedTo: true }]),
        hints: [
          both(
            `Welche Zahlen sind von ${m} höchstens ${d} entfernt?`,
            `Which numbers are at most ${d} away from ${m}?`,
          ),
        ],
        steps: [
          step('Als Abstand lesen', 'Read as a distance', `-${d}\\le x${signed(-m)}\\le ${d}`),
          step('Auflösen', 'Solve', `${m - d}\\le x\\le ${m + d}`),
        ],
        mistakes: [
          mistake(
            `[${-m - d};${-m + d}]`,
            'Die Mitte hat das andere Vorzeichen.',
            'The middle has the other sign.',
          ),
          mistake(
            `(-∞;${m + d}]`,
            'Der Betrag begrenzt auch nach unten.',
            'The absolute value is a bound from below too.',
          ),
        ],
      }
    },
  },
  {
    ...equations,
    key: 'rational-equation',
    kind: 'number',
    difficulty: 0.3,
    discrimination: 1.4,
    title: both('Bruchgleichung', 'A rational equation'),
    make(r) {
      const [a, b] = [r.int(2, 9), r.int(2, 7)]
      const c = r.nonZero(-6, 6)
      return {
        text: both('Welche Zahl x löst die Gleichung?', 'Which number x solves the equation?'),
        tex: `\\frac{${a}}{x${signed(c)}}=${b}`,
        answer: number(fraction(a - b * c, b)),
        hints: [both('Mit dem Nenner malnehmen.', 'Multiply by the denominator.')],
        steps: [
          step('Mit dem Nenner malnehmen', 'Multiply by the denominator', `${a}=${b}(x${signed(c)})`),
          step('Auflösen', 'Solve', `x=${fractionTex(a - b * c, b)}`),
        ],
        mistakes: [
          mistake(
            fraction(a + b * c, b),
            'Beim Hinüberbringen wechselt das Vorzeichen.',
            'The sign changes when it goes over.',
          ),
        ],
      }
    },
  },
]
