import {
  type Formula,
  type FormulaProblem,
  type FunctionName,
  functionNames,
  maxFormulaDepth,
  maxFormulaLength,
} from './formula.ts'
import { type Token, tokensOf, Unreadable } from './tokens.ts'

export type ParsedFormula = { formula: Formula } | { problem: FormulaProblem }

/**
 * Reads a term: decimal comma or point, signs as on paper, functions with or without brackets. What is not in the grammar
 * is refused; nothing is ever run. Products without a sign count like those with one, so 1/2x is a half of x.
 */
export function parseFormula(text: string): ParsedFormula {
  if (text.length > maxFormulaLength) return { problem: 'too_long' }
  if (text.trim() === '') return { problem: 'empty' }
  try {
    return { formula: new Reader(tokensOf(text)).whole() }
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem }
    throw error
  }
}

const isFunction = (name: string): name is FunctionName => functionNames.some((each) => each === name)

/** Recursive descent, one token ahead. */
class Reader {
  readonly #tokens: Token[]
  #at = 0
  #depth = 0
  #bars = 0

  constructor(tokens: Token[]) {
    this.#tokens = tokens
  }

  whole(): Formula {
    const formula = this.#sum()
    if (this.#at < this.#tokens.length) throw new Unreadable('syntax')
    return formula
  }

  #sum(): Formula {
    if (++this.#depth > maxFormulaDepth) throw new Unreadable('too_deep')
    let left = this.#product()
    for (let sign = this.#takeOne('+-'); sign; sign = this.#takeOne('+-')) {
      left = { kind: 'binary', operator: sign === '+' ? '+' : '-', left, right: this.#product() }
    }
    this.#depth--
    return left
  }

  #product(): Formula {
    let left = this.#signed()
    for (;;) {
      const sign = this.#takeOne('*/')
      if (sign) left = { kind: 'binary', operator: sign === '*' ? '*' : '/', left, right: this.#signed() }
      else if (this.#beginsFactor()) left = { kind: 'binary', operator: '*', left, right: this.#power() }
      else return left
    }
  }

  #signed(): Formula {
    if (this.#takeOne('+')) return this.#deeper(() => this.#signed())
    if (this.#takeOne('-')) return { kind: 'negate', of: this.#deeper(() => this.#signed()) }
    return this.#power()
  }

  #power(): Formula {
    const base = this.#postfix()
    const raised = this.#peek()
    if (raised?.kind === 'raised') {
      this.#at++
      return power(base, literal(raised.value))
    }
    if (!this.#takeOne('^')) return base
    return power(
      base,
      this.#deeper(() => this.#signed()),
    )
  }

  #postfix(): Formula {
    let formula = this.#atom()
    for (let sign = this.#takeOne('%°!'); sign; sign = this.#takeOne('%°!')) {
      formula = { kind: sign === '%' ? 'percent' : sign === '°' ? 'degree' : 'factorial', of: formula }
    }
    return formula
  }

  #atom(): Formula {
    const token = this.#peek()
    if (!token) throw new Unreadable('syntax')
    this.#at++
    if (token.kind === 'number') return { kind: 'number', value: token.value, text: token.text }
    if (token.kind === 'mixed') return fraction(token)
    if (token.kind === 'name') return this.#named(token.text)
    if (token.kind === 'sign' && token.text === '(') return this.#closed(')')
    if (token.kind === 'sign' && token.text === '|' && this.#bars === 0) {
      this.#bars++
      const inside = this.#closed('|')
      this.#bars--
      return { kind: 'call', name: 'abs', values: [inside] }
    }
    throw new Unreadable('syntax')
  }

  #closed(end: string): Formula {
    const bars = this.#bars
    if (end === ')') this.#bars = 0
    const inside = this.#sum()
    this.#bars = bars
    if (!this.#takeOne(end)) throw new Unreadable('syntax')
    return inside
  }

  #named(name: string): Formula {
    if (name === 'pi' || name === 'e') return { kind: 'constant', name }
    if (!isFunction(name)) return { kind: 'variable', name }
    return this.#deeper(() => this.#call(name))
  }

  #call(name: FunctionName): Formula {
    const base = name === 'log' ? this.#base() : undefined
    // sin²(x) is the square of the sine.
    const raised = this.#peek()
    let exponent: Formula | undefined
    if (raised?.kind === 'raised') {
      this.#at++
      exponent = literal(raised.value)
    } else if (this.#takeOne('^')) exponent = this.#postfix()
    const values = this.#arguments(name)
    const call: Formula = base
      ? { kind: 'call', name: 'log', values: [base, ...values] }
      : callOf(name, values)
    return exponent ? power(call, exponent) : call
  }

  #base(): Formula | undefined {
    if (this.#takeOne('_')) return this.#atom()
    return this.#peek()?.kind === 'number' ? this.#atom() : undefined
  }

  #arguments(name: FunctionName): Formula[] {
    if (this.#takeOne('(')) {
      const bars = this.#bars
      this.#bars = 0
      const values = [this.#sum()]
      while (this.#takeOne(';')) values.push(this.#sum())
      this.#bars = bars
      if (!this.#takeOne(')')) throw new Unreadable('syntax')
      return values
    }
    // Without brackets a root takes the next factor, the others what follows without a sign: sin 2x.
    let value = this.#takeOne('-') ? negate(this.#power()) : this.#power()
    while (name !== 'sqrt' && this.#beginsFactor() && !this.#beginsCall()) {
      value = { kind: 'binary', operator: '*', left: value, right: this.#power() }
    }
    return [value]
  }

  #beginsFactor(): boolean {
    const token = this.#peek()
    if (token?.kind === 'name') return true
    return token?.kind === 'sign' && (token.text === '(' || (token.text === '|' && this.#bars === 0))
  }

  #beginsCall(): boolean {
    const token = this.#peek()
    return token?.kind === 'name' && isFunction(token.text)
  }

  #deeper(read: () => Formula): Formula {
    if (++this.#depth > maxFormulaDepth) throw new Unreadable('too_deep')
    const formula = read()
    this.#depth--
    return formula
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at]
  }

  #takeOne(signs: string): string | undefined {
    const token = this.#peek()
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return undefined
    this.#at++
    return token.text
  }
}

const literal = (value: number): Formula => ({ kind: 'number', value, text: String(value) })
const negate = (of: Formula): Formula => ({ kind: 'negate', of })
const power = (left: Formula, right: Formula): Formula => ({ kind: 'binary', operator: '^', left, right })

function fraction({ whole, numerator, denominator }: Token & { kind: 'mixed' }): Formula {
  if (whole > 0) return { kind: 'mixed', whole, numerator, denominator }
  return { kind: 'binary', operator: '/', left: literal(numerator), right: literal(denominator) }
}

/** How many values a function takes: `root(3; 8)` and `log(2; 8)` name their degree and base. */
function callOf(name: FunctionName, values: Formula[]): Formula {
  const isPair = values.length === 2 && (name === 'root' || name === 'log')
  const isSingle = values.length === 1 && name !== 'root'
  if (!isPair && !isSingle) throw new Unreadable('syntax')
  return { kind: 'call', name: name === 'log' && isSingle ? 'lg' : name, values }
}
