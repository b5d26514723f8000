import { conditionMutants } from './store-conditions.ts'
import {
  argumentsOf,
  bare,
  calleeOf,
  type Found,
  functionName,
  isNode,
  lineOf,
  type Mutant,
  type Node,
  operandsOf,
  type Source,
  textOf,
  walk,
} from './syntax.ts'

/** Refusals that follow from who asks, or from what they cannot prove. */
const accessCodes = [
  'unauthenticated',
  'forbidden',
  'not_found',
  'second_factor_missing',
  'second_factor_required',
  'second_factor_invalid',
  'invalid_credentials',
  'passkey_refused',
  'token_invalid',
  'key_invalid',
]

const predicateName = /^(may|can|is|has|holds|manages|owns|shows|names|takes|works|what)(?![a-z])/
const asksWho = /\bviewer\b|\bpermissions\b|[vV]iewer\b|\bSide\b|\bSight\b|\bcompanyConfirmed\b/

/** Every check of access in these sources, each as the mutant that lacks it. */
export function findMutants(sources: Source[]): Mutant[] {
  const predicates = findPredicates(sources)
  const times = new Map<string, number>()
  return sources.flatMap((source) => {
    const found = isStore(source) ? conditionMutants(source) : checkMutants(source, predicates)
    return withoutRepeats(found).map((each) => {
      const check = (each.check ?? textOf(source, each)).replace(/\s+/g, ' ')
      const { path } = source
      const name = [path.replace(/^server\/src\//, ''), each.function, check, each.replacement].join(' · ')
      times.set(name, (times.get(name) ?? 0) + 1)
      return { ...each, id: `${name} · ${times.get(name)}`, path, line: lineOf(source, each), check }
    })
  })
}

const isStore = ({ path }: Source) => path.endsWith('.store.ts')
const isRules = ({ path }: Source) => path.endsWith('.rules.ts')

/** The functions that decide about access by what they are called and ask, and the rules that those follow. */
function findPredicates(sources: Source[]): Set<string> {
  const functions = sources
    .filter((source) => !isStore(source))
    .flatMap((source) => definitionsIn(source).map((definition) => ({ source, ...definition })))
  const isPredicate = ({ source, name, node }: (typeof functions)[number]) =>
    predicateName.test(name) && asksWho.test(textOf(source, node))
  const names = new Set(functions.filter(isPredicate).map(({ name }) => name))
  const rules = new Set(functions.filter(({ source }) => isRules(source)).map(({ name }) => name))
  for (const { source, name, node } of [...functions, ...functions]) {
    if (!names.has(name)) continue
    for (const [, called = ''] of textOf(source, node).matchAll(/\b(\w+)\(/g)) {
      if (rules.has(called)) names.add(called)
    }
  }
  return names
}

function definitionsIn(source: Source): { name: string; node: Node }[] {
  const found: { name: string; node: Node }[] = []
  walk(source.tree, (node, around) => {
    const isFunction = node.type === 'FunctionDeclaration' || node.type === 'ArrowFunctionExpression'
    if (!isFunction) return
    const name = functionName([node, ...around])
    const isInner = around.some((each) => each.type.includes('Function'))
    if (name && !isInner) found.push({ name, node })
  })
  return found
}

function checkMutants(source: Source, predicates: Set<string>): Found[] {
  const found: Found[] = []
  const add = (kind: Found['kind'], around: Node[], { start, end }: Node, replacement: string) =>
    found.push({ kind, function: functionName(around), start, end, replacement })
  const asks = (node: Node) =>
    asksWho.test(textOf(source, node)) || [...callsIn(node)].some((name) => predicates.has(name))

  walk(source.tree, (node, around) => {
    if (node.type === 'IfStatement') {
      const test = node.test as Node
      const outcome = outcomeOf(node.consequent as Node)
      if (outcome === 'refuses' || (outcome && outcome !== 'grants' && asks(test))) {
        const operands = operandsOf(test, '||')
        const relevant = outcome === 'refuses' ? operands : operands.filter(asks)
        for (const each of relevant) add('refusal', around, each, 'false')
      }
      if ((outcome === 'grants' || outcome === 'answers') && asks(test)) {
        for (const each of operandsOf(test, '&&').filter(asks)) add('rule', around, each, 'true')
      }
    }
    if (node.type === 'ConditionalExpression' && asks(node.test as Node)) {
      for (const branch of [node.consequent, node.alternate] as Node[]) {
        if (isNothing(textOf(source, branch))) add('choice', around, node, `(${textOf(source, branch)})`)
      }
    }
    if (node.type === 'ExpressionStatement') {
      const call = bare(node.expression as Node)
      if (/^((require|refuse)[A-Z]|authorise$)/.test(calleeOf(call) ?? '')) {
        add('call', around, node.expression as Node, 'undefined')
      }
    }
    // Outside a function it is asked once, before a mutant can be switched on.
    const isAskedOften = around.some(({ type }) => type.includes('Function'))
    if (isAskedOften && node.type === 'CallExpression' && predicates.has(calleeOf(node) ?? '')) {
      const [parent] = around
      const outer = parent?.type === 'AwaitExpression' ? parent : node
      add('call', around, outer, 'true')
    }
    if (node.type === 'StringLiteral' && isRules(source)) {
      const isVerdict = ['forbidden', 'not_found'].includes(String(node.value))
      const isType = around.some(({ type }) => type.startsWith('Ts'))
      if (isVerdict && !isType) add('rule', around, node, `'allowed'`)
    }
  })
  for (const { name, node } of definitionsIn(source)) {
    if (!predicates.has(name)) continue
    for (const answer of answersOf(node)) {
      for (const atom of atomsOf(answer)) add('rule', [node, { ...node, type: 'named' }], atom, 'true')
    }
    for (const each of found) each.function ||= name
  }
  const refusals = found.filter(({ kind }) => kind === 'refusal')
  const isWithin = (a: Found, b: Found) => a !== b && a.start >= b.start && a.end <= b.end
  return found.filter((each) => each.kind !== 'call' || !refusals.some((other) => isWithin(each, other)))
}

function callsIn(node: Node): Set<string> {
  const names = new Set<string>()
  walk(node, (each) => names.add(calleeOf(each) ?? ''))
  return names
}

/** What follows when the condition of an `if` holds. */
function outcomeOf(consequent: Node): 'refuses' | 'denies' | 'grants' | 'answers' | null {
  const statements = consequent.type === 'BlockStatement' ? (consequent.stmts as Node[]) : [consequent]
  const last = statements.at(-1)
  if (last?.type === 'ThrowStatement') {
    const thrown = last.argument as Node
    if (thrown.type !== 'NewExpression' || (thrown.callee as Node).value !== 'AppError') return null
    const [code] = argumentsOf(thrown)
    const isOther = code?.type === 'StringLiteral' && !accessCodes.includes(String(code.value))
    return isOther ? null : 'refuses'
  }
  if (last?.type !== 'ReturnStatement') return null
  const answer = isNode(last.argument) ? bare(last.argument) : null
  if (!answer || answer.type === 'NullLiteral' || answer.value === false) return 'denies'
  if (answer.value === true || answer.type === 'StringLiteral') return 'grants'
  return 'answers'
}

const isNothing = (text: string) => ['null', 'undefined', '{}', '[]', 'false'].includes(text)

/** The expressions that a function answers with, and those that it keeps for its answer. */
function answersOf(definition: Node): Node[] {
  const body = definition.body as Node
  if (definition.type === 'ArrowFunctionExpression' && body.type !== 'BlockStatement') return valuesOf(body)
  const answers: Node[] = []
  walk(body, (node) => {
    if (node.type === 'ReturnStatement' && isNode(node.argument)) answers.push(...valuesOf(node.argument))
    if (node.type !== 'VariableDeclarator' || !isNode(node.init) || !isBoolean(node.init)) return
    const isFetched =
      node.init.type === 'AwaitExpression' && !predicateName.test(calleeOf(bare(node.init)) ?? '')
    if (!isFetched) answers.push(node.init)
  })
  return answers
}

function valuesOf(answer: Node): Node[] {
  const inner = answer.type === 'ParenthesisExpression' ? bare(answer) : answer
  if (inner.type === 'ConditionalExpression') {
    return [inner.consequent, inner.alternate].flatMap((branch) => valuesOf(branch as Node))
  }
  if (inner.type !== 'ObjectExpression') return isBoolean(inner) ? [inner] : []
  return (inner.properties as Node[]).flatMap(({ value }) => (isNode(value) ? valuesOf(value) : []))
}

function isBoolean(node: Node): boolean {
  const inner = bare(node)
  if (inner.type === 'BinaryExpression') {
    return ['&&', '||', '===', '!==', '<', '>', '<=', '>='].includes(String(inner.operator))
  }
  return inner.type === 'CallExpression' || (inner.type === 'UnaryExpression' && inner.operator === '!')
}

function atomsOf(node: Node): Node[] {
  return operandsOf(node, '||').flatMap((each) => {
    const operands = operandsOf(each, '&&')
    return operands.length > 1 ? operands.flatMap(atomsOf) : [each]
  })
}

function withoutRepeats(found: Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ start, end, replacement }) => {
    const key = `${start} ${end} ${replacement}`
    return !seen.has(key) && seen.add(key)
  })
}
