import {
  argumentsOf,
  calleeOf,
  type Found,
  functionName,
  isNode,
  type Node,
  type Source,
  textOf,
  walk,
} from './syntax.ts'

const comparisons = ['eq', 'ne', 'inArray', 'notInArray', 'isNull', 'isNotNull']
/** Columns and values that say whose a row is. */
const ownerWords =
  /\b(viewer|own|owner|keeper|side|account_?[iI]d|company_?[iI]d|applicant_?[iI]d|organisation_?[pP]erson_?[iI]d|companyAccountId|(institution)?[lL]ocationKey|session_?[iI]d|senderAccountId|receivedBy|uploadedBy|blockedBy|blocked|reportedBy|hash|tokenHash)\b/

/** What a store asks for so that rows of somebody else are not found, changed or deleted. */
export function conditionMutants(source: Source): Found[] {
  const tables = tablesIn(source)
  const isColumn = (node: Node | undefined) =>
    node?.type === 'MemberExpression' &&
    isNode(node.object) &&
    node.object.type === 'Identifier' &&
    tables.has(String(node.object.value))
  const found: Found[] = []
  walk(source.tree, (node, around) => {
    // Outside of functions nobody asks yet: what is compared there are columns.
    if (!around.some(({ type }) => type.includes('Function'))) return
    const at = { kind: 'condition', function: functionName(around) } as const
    if (node.type === 'CallExpression' && isCondition(node, around, source, isColumn)) {
      found.push({ ...at, start: node.start, end: node.end, replacement: 'accessSql`true`' })
    }
    if (node.type === 'TaggedTemplateExpression' && textOf(source, node.tag as Node).startsWith('sql')) {
      for (const taken of comparedIn(source, node, isColumn)) {
        const replacement = `${source.text.slice(node.start, taken.start)}true${source.text.slice(taken.end, node.end)}`
        found.push({ ...at, start: node.start, end: node.end, replacement, check: textOf(source, taken) })
      }
    }
  })
  return found
}

/** Imported from a schema, or another name for such a table. */
function tablesIn(source: Source): Set<string> {
  const names = new Set<string>()
  walk(source.tree, (node) => {
    if (node.type === 'ImportDeclaration' && String((node.source as Node).value).endsWith('.schema.ts')) {
      for (const specifier of node.specifiers as Node[]) names.add(String((specifier.local as Node).value))
    }
    if (node.type === 'VariableDeclarator' && isNode(node.init) && isNode(node.id)) {
      if (/^(alias\(|db\.\$with)|\.as\('/.test(textOf(source, node.init))) names.add(String(node.id.value))
    }
  })
  return names
}

type IsColumn = (node: Node | undefined) => boolean

function isCondition(node: Node, around: Node[], source: Source, isColumn: IsColumn): boolean {
  const name = calleeOf(node)
  if (!name) return false
  const [left, right] = argumentsOf(node)
  if (comparisons.includes(name)) {
    if (!left || !right || isColumn(right)) return false
    return ownerWords.test(textOf(source, left)) || ownerWords.test(textOf(source, right))
  }
  // A condition that has a name of its own, asked for where conditions are.
  const isOwners = argumentsOf(node).some(
    (each) => ['Identifier', 'MemberExpression'].includes(each.type) && ownerWords.test(textOf(source, each)),
  )
  if (!isOwners || ['and', 'or', 'sql', 'not', 'exists'].includes(name)) return false
  const [parent] = around
  if (parent?.type !== 'CallExpression') return false
  const asking = textOf(source, parent.callee as Node)
  return /^(and|or)$|\.where$|\.\$count$/.test(asking)
}

/** `applicant_id = ${applicantId}` within a statement's own words. */
function comparedIn(source: Source, template: Node, isColumn: IsColumn): { start: number; end: number }[] {
  const { quasis, expressions } = template.template as { quasis: Node[]; expressions: Node[] }
  return expressions.flatMap((value, index) => {
    const before = quasis[index]
    if (!before || isColumn(value)) return []
    // The parser's place of a text is that between the expressions around it, with their braces.
    const previous = expressions[index - 1]
    const from = previous ? source.text.indexOf('}', previous.end) + 1 : before.start
    const words = source.text.slice(from, source.text.lastIndexOf('${', value.start))
    const end = source.text.indexOf('}', value.end) + 1
    const named = words.match(/([\w."]+)\s*=\s*$/)
    if (named) {
      const start = from + words.length - named[0].length
      return ownerWords.test(source.text.slice(start, end)) ? [{ start, end }] : []
    }
    if (!previous || !/^\s*=\s*$/.test(words)) return []
    const start = source.text.lastIndexOf('${', previous.start)
    return ownerWords.test(source.text.slice(start, end)) ? [{ start, end }] : []
  })
}
