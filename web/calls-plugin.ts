import { type ESTree, type Plugin, Visitor } from 'vite'

/** What the client asks of a declared call; the rest of it is for the server. */
const kept = ['method', 'path', 'output', 'upload']
/** How many arguments say what a client must know of an answer. */
const outputs: Record<string, number> = { envelope: 1, collection: 0, item: 0 }

/**
 * Takes the schemas out of the contract's calls: a screen that only asks would otherwise load zod and the schemas of
 * all that it asks for. A form that validates imports its schema by name, and then it is there. Nothing of the contract
 * has an effect by being loaded, so what is not used is left out.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    enforce: 'post',
    // The mock answers by the schemas.
    apply: (_, { mode }) => mode !== 'mock',
    transform: {
      filter: { id: /\/contract\/src\/[\w/-]+\.ts$/ },
      handler(code) {
        const cuts: Cut[] = []
        const program = this.parse(code) as ESTree.Program
        for (const statement of program.body) {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type !== 'VariableDeclaration') continue
          for (const { init } of declared.declarations) if (init) cuts.push(...asPure(init))
        }
        // biome-ignore lint/correctness/noComponentHookFactories: named by what it visits, no component
        new Visitor({ CallExpression: (call) => void cuts.push(...withoutSchemas(call)) }).visit(program)
        return { code: apply(code, cuts), map: null }
      },
    },
  }
}

type Cut = { from: number; to: number; text?: string }

/** A value that nobody uses is left out only where making it is known to have no effect. */
const asPure = ({ start, end }: ESTree.Span): Cut[] => [
  { from: start, to: start, text: '/* @__PURE__ */ (() => (' },
  { from: end, to: end, text: '))()' },
]

function withoutSchemas({ callee, arguments: given, end }: ESTree.CallExpression): Cut[] {
  if (callee.type !== 'Identifier') return []
  if (callee.name === 'endpoint' && given[0]?.type === 'ObjectExpression') {
    const { properties, end: closed } = given[0]
    return properties.flatMap((each, index) =>
      each.type === 'Property' && each.key.type === 'Identifier' && !kept.includes(each.key.name)
        ? [{ from: each.start, to: properties[index + 1]?.start ?? closed - 1 }]
        : [],
    )
  }
  const count = outputs[callee.name]
  const schema = count === undefined ? undefined : given[count]
  return schema ? [{ from: schema.start, to: end - 1 }] : []
}

/** Lines stay where they are, so that a stack still names them. */
function apply(code: string, cuts: Cut[]): string {
  let at = 0
  let result = ''
  for (const { from, to, text } of cuts.toSorted((one, other) => one.from - other.from)) {
    if (from < at) continue
    result += code.slice(at, from) + (text ?? code.slice(from, to).replace(/[^\n]/g, ''))
    at = to
  }
  return result + code.slice(at)
}
