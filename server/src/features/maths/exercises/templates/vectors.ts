import { choice, mistake, number, pointAt, step, vectorOf } from '../answers.ts'
import { both, type Template } from '../exercise.ts'
import { graph } from '../figures.ts'
import { bracketed, number as shown, vector, vectorTex } from '../notation.ts'

const base = { module: 'vectors', topic: 'vectors' } as const

export const vectorTemplates: Template[] = [
  {
    ...base,
    key: 'vector-combination',
    kind: 'vector',
    difficulty: -1,
    discrimination: 1.5,
    title: both('Vektoren kombinieren', 'Combining vectors'),
    make(r) {
      const a = [r.int(-5, 5), r.int(-5, 5), r.nonZero(-5, 5)]
      const b = [r.int(-5, 5), r.nonZero(-5, 5), r.int(-5, 5)]
      const k = r.int(2, 4)
      const [x = 0, y = 0, z = 0] = a.map((each, at) => each - k * (b[at] ?? 0))
      return {
        text: both('Welcher Vektor kommt heraus?', 'Which vector results?'),
        tex: `${vectorTex(a)}-${k}\\cdot ${vectorTex(b)}`,
        answer: vectorOf(x, y, z),
        hints: [both('Jede Koordinate für sich.', 'Each coordinate by itself.')],
        steps: [
          step(
            'Vervielfachen',
            'Multiply',
            `${k}\\cdot ${vectorTex(b)}=${vectorTex(b.map((each) => k * each))}`,
          ),
          step('Abziehen', 'Subtract', vectorTex([x, y, z])),
        ],
        mistakes: [
          mistake(
            vector(a.map((each, at) => each - (b[at] ?? 0))),
            'Der Faktor gehört zu jeder Koordinate.',
            'The factor applies to each coordinate.',
          ),
          mistake(
            vector(a.map((each, at) => each + k * (b[at] ?? 0))),
            'Die Vektoren werden abgezogen.',
            'The vectors are subtracted.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'vector-length',
    kind: 'number',
    difficulty: -0.5,
    discrimination: 1.5,
    title: both('Länge eines Vektors', 'Length of a vector'),
    make(r) {
      const [a, b, c, length] = r.pick([
        [1, 2, 2, 3],
        [2, 3, 6, 7],
        [1, 4, 8, 9],
        [4, 4, 7, 9],
        [2, 6, 9, 11],
        [6, 6, 7, 11],
        [3, 4, 12, 13],
        [2, 4, 4, 6],
      ] as const)
      const [x, y, z] = [a * r.sign(), b * r.sign(), c * r.sign()]
      return {
        text: both('Wie lang ist der Vektor?', 'How long is the vector?'),
        tex: vectorTex([x, y, z]),
        answer: number(length),
        hints: [both('Quadrate addieren, dann die Wurzel.', 'Add the squares, then take the root.')],
        steps: [
          step(
            'Formel',
            'Formula',
            `\\sqrt{${bracketed(x)}^2+${bracketed(y)}^2+${bracketed(z)}^2}=\\sqrt{${length * length}}=${length}`,
          ),
        ],
        mistakes: [
          mistake(length * length, 'Die Wurzel fehlt noch.', 'The root is still missing.'),
          mistake(
            a + b + c,
            'Die Koordinaten wurden addiert, gesucht ist die Wurzel aus der Summe ihrer Quadrate.',
            'The coordinates were added, wanted is the root of the sum of their squares.',
          ),
        ],
      }
    },
  },
  {
    ...base,
    key: 'scalar-product',
    kind: 'number',
    difficulty: -0.3,
    discrimination: 1.5,
    title: both('Skalarprodukt', 'Scalar product'),
    make(r) {
      const a = [r.nonZero(-5, 5), r.nonZero(-5, 5), r.nonZero(-5, 5)]
      const b = [r.nonZero(-5, 5), r.nonZero(-5, 5), r.nonZero(-5, 5)]
      const products = a.map((each, at) => each * (b[at] ?? 0))
      const value = products.reduce((sum, each) => sum + each, 0)
      return {
        text: both('Wie groß ist das Skalarprodukt?', 'What is the scalar product?'),
        tex: `${vectorTex(a)}\\cdot ${vectorTex(b)}`,
        answer: number(value),
        hints: [
          both('Koordinatenweise multiplizieren, dann addieren.', 'Multiply by coordinates, then add.'),
        ],
        steps: [
          step(
            'Multiplizieren und addieren',
            'Multiply and add',
            `${products.map(bracketed).join('+')}=${value}`,
          ),
        ],
        mistakes: [],
      }
    },
  },
  {
    ...base,
    key: 'orthogonal',
    kind: 'number',
    difficulty: 0.5,
    discrimination: 1.6,
    title: both('Senkrechte Vektoren', 'Perpendicular vectors'),
    make(r) {
      const c = r.nonZero(-4, 4)
      const [a, b, t] = [r.nonZero(-4, 4), r.nonZero(-4, 4), r.nonZero(-5, 5)]
      // a·d + b·e + c·t = 0 with d chosen so that t comes out whole.
      const e = c * r.nonZero(-2, 2)
      const d = -c
      const value = (-(a * d) - b * e) / c + 0
      return {
        text: both(
          'Für welchen Wert von t stehen die Vektoren senkrecht aufeinander?',
          'For which t are the vectors perpendicular?',
        ),
        tex: `${vectorTex([a, b, c])}\\quad\\begin{pmatrix}${d}\\\\${e}\\\\t\\end{pmatrix}`,
        answer: number(value),
        hints: [both('Ihr Skalarprodukt ist dann 0.', 'Their scalar product is 0 then.')],
        steps: [
          step(
            'Skalarprodukt null setzen',
            'Put the scalar product to zero',
            `${shown(a * d)}+${bracketed(b * e)}+${bracketed(c)}t=0`,
          ),
          step('Auflösen', 'Solve', `t=${shown(value)}`),
        ],
        mistakes:
          value === 0
            ? [mistake(t, 'Die Probe mit dem Skalarprodukt ergibt nicht 0.', 'The scalar product is not 0.')]
            : [mistake(-value, 'Beim Auflösen hat ein Vorzeichen gewechselt.', 'A sign changed on the way.')],
      }
    },
  },
  {
    ...base,
    key: 'end-point',
    kind: 'point',
    difficulty: -1.3,
    discrimination: 1.3,
    title: both('Endpunkt', 'End point'),
    make(r) {
      const [x, y] = [r.int(-3, 3), r.int(-3, 3)]
      const [u, v] = [r.nonZero(-2, 2), r.nonZero(-2, 2)]
      return {
        text: both(
          'Der Vektor wird am Punkt A angelegt. Wo endet er?',
          'The vector is put to point A. Where does it end?',
        ),
        tex: `A(${x}|${y}),\\quad\\vec{v}=${vectorTex([u, v])}`,
        figure: graph(
          both(
            `Ein Koordinatensystem mit dem Punkt A bei (${x}|${y}).`,
            `A plane with the point A at (${x}|${y}).`,
          ),
          6,
          { points: [{ x, y, label: 'A' }] },
        ),
        answer: pointAt(x + u, y + v),
        hints: [
          both(
            'Die erste Koordinate geht nach rechts, die zweite nach oben.',
            'The first coordinate goes right, the second one up.',
          ),
        ],
        steps: [
          step(
            'Addieren',
            'Add',
            `(${x}${u < 0 ? '' : '+'}${u}\\,|\\,${y}${v < 0 ? '' : '+'}${v})=(${x + u}|${y + v})`,
          ),
        ],
        mistakes: [
          mistake(`(${x - u}|${y - v})`, 'Der Vektor wurde abgezogen.', 'The vector was subtracted.'),
        ],
      }
    },
  },
  {
    ...base,
    key: 'read-vector',
    kind: 'vector',
    difficulty: -1.5,
    discrimination: 1.3,
    title: both('Vektor zwischen zwei Punkten', 'Vector between two points'),
    make(r) {
      const [x, y] = [r.int(-4, 4), r.int(-4, 4)]
      const [u, v] = [r.nonZero(-4, 4), r.nonZero(-4, 4)]
      const [p, q] = [x + u, y + v]
      return {
        text: both(
          'Welche Koordinaten hat der Vektor von A nach B?',
          'What are the coordinates of the vector from A to B?',
        ),
        figure: graph(
          both(
            `Ein Pfeil von A(${x}|${y}) nach B(${p}|${q}).`,
            `An arrow from A(${x}|${y}) to B(${p}|${q}).`,
          ),
          9,
          {
            arrows: [{ from: [x, y], to: [p, q], label: 'v' }],
            points: [
              { x, y, label: 'A' },
              { x: p, y: q, label: 'B' },
            ],
          },
        ),
        answer: vectorOf(u, v),
        hints: [both('Spitze minus Fuß.', 'Tip minus foot.')],
        steps: [
          step(
            'Spitze minus Fuß',
            'Tip minus foot',
            `${vectorTex([p, q])}-${vectorTex([x, y])}=${vectorTex([u, v])}`,
          ),
        ],
        mistakes: [
          mistake(vector([-u, -v]), 'Das ist der Vektor von B nach A.', 'This is the vector from B to A.'),
        ],
      }
    },
  },
  {
    ...base,
    key: 'line-in-space',
    kind: 'choice',
    difficulty: 1,
    discrimination: 1.2,
    title: both('Punkt auf einer Geraden', 'A point on a line'),
    make(r) {
      const foot = [r.int(-3, 3), r.int(-3, 3), r.int(-3, 3)]
      const way = [r.nonZero(-3, 3), r.nonZero(-3, 3), r.nonZero(-3, 3)]
      const t = r.nonZero(-3, 3, 1)
      const at = (factor: number, shift = 0) =>
        `(${foot.map((each, i) => each + factor * (way[i] ?? 0) + (i === 2 ? shift : 0)).join('|')})`
      return {
        text: both('Welcher Punkt liegt auf der Geraden?', 'Which point lies on the line?'),
        tex: `\\vec{x}=${vectorTex(foot)}+t\\cdot ${vectorTex(way)}`,
        answer: choice(r, at(t), [at(t, 1), at(t, -2), at(1, 3)]),
        hints: [
          both('Dasselbe t muss für jede Koordinate passen.', 'The same t has to fit each coordinate.'),
        ],
        steps: [step('Einsetzen', 'Insert', `t=${t}:\\quad ${at(t)}`)],
        mistakes: [],
      }
    },
  },
  {
    ...base,
    key: 'cross-product',
    kind: 'vector',
    difficulty: 1.3,
    discrimination: 1.5,
    title: both('Kreuzprodukt', 'Cross product'),
    make(r) {
      const [a, b, c] = [r.nonZero(-3, 3), r.int(-3, 3), r.nonZero(-3, 3)]
      const [d, e, f] = [r.int(-3, 3), r.nonZero(-3, 3), r.nonZero(-3, 3)]
      const value = [b * f - c * e, c * d - a * f, a * e - b * d]
      const [x = 0, y = 0, z = 0] = value.map((each) => each + 0)
      return {
        text: both('Welcher Vektor ist das Kreuzprodukt?', 'Which vector is the cross product?'),
        tex: `${vectorTex([a, b, c])}\\times ${vectorTex([d, e, f])}`,
        answer: vectorOf(x, y, z),
        hints: [both('Das Ergebnis steht senkrecht auf beiden.', 'The result is perpendicular to both.')],
        steps: [
          step(
            'Formel',
            'Formula',
            `\\begin{pmatrix}${bracketed(b)}\\cdot ${bracketed(f)}-${bracketed(c)}\\cdot ${bracketed(e)}\\\\${bracketed(c)}\\cdot ${bracketed(d)}-${bracketed(a)}\\cdot ${bracketed(f)}\\\\${bracketed(a)}\\cdot ${bracketed(e)}-${bracketed(b)}\\cdot ${bracketed(d)}\\end{pmatrix}=${vectorTex([x, y, z])}`,
          ),
        ],
        mistakes:
          x === 0 && y === 0 && z === 0
            ? []
            : [
                mistake(
                  vector([-x, -y, -z]),
                  'Die Reihenfolge der Faktoren ist vertauscht.',
                  'The order of the factors is swapped.',
                ),
                ...(y === 0
                  ? []
                  : [
                      mistake(
                        vector([x, -y, z]),
                        'Die mittlere Koordinate hat das falsche Vorzeichen.',
                        'The middle coordinate has the wrong sign.',
                      ),
                    ]),
              ],
      }
    },
  },
]
