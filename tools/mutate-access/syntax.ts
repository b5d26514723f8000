import { parseSync } from '@swc/core'

/** A node of the syntax tree, with its place in the source as characters. */
export type Node = { type: string; start: number; end: number; [property: string]: unknown }

export type Source = { path: string; text: string; tree: Node }

/** One check taken out: where it stood another expression stands. */
export type Mutant = {
  id: string
  path: string
  line: number
  kind: 'refusal' | 'rule' | 'call' | 'choice' | 'condition'
  function: string
  /** The check that is taken out. */
  check: string
  start: number
  end: number
  replacement: string
}
/** As which it is exempted. */
export const nameOf = (mutant: Pick<Mutant, 'function' | 'check'>): string =>
  `${mutant.function}: ${mutant.check}`

export type Found = Pick<Mutant, 'kind' | 'function' | 'start' | 'end' | 'replacement'> & { check?: string }

export function parseSource(path: string, text: string): Source {
  // The parser counts bytes, and begins at the first token: a semicolon put in front is that token.
  const bytes = Buffer.from(`;${text}`)
  const parsed = parseSync(bytes.toString(), { syntax: 'typescript', target: 'esnext' })
  const isAscii = bytes.length === text.length + 1
  const characters = (at: number) => (isAscii ? at : bytes.subarray(0, at).toString().length)
  const tree = placed(parsed, (at) => characters(at - parsed.span.start) - 1) as Node
  return { path, text, tree }
}

function placed(value: unknown, toCharacters: (at: number) => number): unknown {
  if (Array.isArray(value)) return value.map((each) => placed(each, toCharacters))
  if (typeof value !== 'object' || value === null) return value
  const { span, ...rest } = value as { span?: { start: number; end: number } }
  const node = Object.fromEntries(
    Object.entries(rest).map(([name, each]) => [name, placed(each, toCharacters)]),
  )
  return span ? { ...node, start: toCharacters(span.start), end: toCharacters(span.end) } : node
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => nodesIn(value))
}

/** Arguments and the like wrap their node in an object that is none itself. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (isNode(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(nodesIn) : []
}

/** `around`: the nodes that it stands in, the innermost first. */
export function walk(node: Node, visit: (node: Node, around: Node[]) => void, around: Node[] = []): void {
  visit(node, around)
  for (const child of childrenOf(node)) walk(child, visit, [node, ...around])
}

export const textOf = ({ text }: Source, { start, end }: { start: number; end: number }): string =>
  text.slice(start, end)

export function lineOf({ text }: Source, { start }: { start: number }): number {
  return text.slice(0, start).split('\n').length
}

/** The name of a plain call, `f(…)`. */
export function calleeOf(node: Node): string | null {
  const callee = node.type === 'CallExpression' && isNode(node.callee) ? node.callee : null
  return callee?.type === 'Identifier' ? String(callee.value) : null
}

export function argumentsOf(node: Node): Node[] {
  return (node.arguments as { expression: Node }[]).map(({ expression }) => expression)
}

/** Without parentheses, `await` and type assertions. */
export function bare(node: Node): Node {
  const inner = ['ParenthesisExpression', 'TsAsExpression', 'TsNonNullExpression'].includes(node.type)
    ? node.expression
    : node.type === 'AwaitExpression'
      ? node.argument
      : null
  return isNode(inner) ? bare(inner) : node
}

/** The operands of a chain, also where it stands in parentheses. */
export function operandsOf(node: Node, operator: '&&' | '||'): Node[] {
  const inner = node.type === 'ParenthesisExpression' ? bare(node) : node
  if (inner.type !== 'BinaryExpression' || inner.operator !== operator) return [node]
  return [...operandsOf(inner.left as Node, operator), ...operandsOf(inner.right as Node, operator)]
}

/** Of a function, also one that is kept in a constant. */
export function functionName(around: Node[]): string {
  for (const [index, node] of around.entries()) {
    if (node.type === 'FunctionDeclaration') return String((node.identifier as Node).value)
    const above = around[index + 1]
    const isKept = above?.type === 'VariableDeclarator' && isNode(above.id)
    if (node.type === 'ArrowFunctionExpression' && isKept) return String((above.id as Node).value)
  }
  return ''
}
