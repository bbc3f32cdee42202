import type {BinaryOperator, Expression} from './syntax.ts'
import type {TokenStream} from './tokens.ts'

// Lowest precedence first. `is` has the precedence of the comparisons.
const levels = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<=', '>=', '<', '>', 'in'],
  ['+', '-'],
] as const satisfies BinaryOperator[][]
const comparisonLevel = 3

export function parseExpression(tokens: TokenStream): Expression {
  const {line} = tokens
  const test = parseBinary(tokens, 0)
  if (!tokens.take('?')) return test
  const yes = parseExpression(tokens)
  tokens.expect(':')
  return {kind: 'choice', line, test, yes, no: parseExpression(tokens)}
}

function parseBinary(tokens: TokenStream, level: number): Expression {
  const operators = levels[level]
  if (!operators) return parseUnary(tokens)
  const {line} = tokens
  let left = parseBinary(tokens, level + 1)
  for (;;) {
    if (level === comparisonLevel && tokens.take('is')) {
      left = {kind: 'is', line, of: left, type: tokens.name()}
      continue
    }
    const operator = tokens.takeOne<BinaryOperator>(operators)
    if (!operator) return left
    left = {kind: 'binary', line, operator, left, right: parseBinary(tokens, level + 1)}
  }
}

function parseUnary(tokens: TokenStream): Expression {
  const {line} = tokens
  if (tokens.take('!')) return {kind: 'not', line, of: parseUnary(tokens)}
  return parsePostfix(tokens)
}

function parsePostfix(tokens: TokenStream): Expression {
  let target = parsePrimary(tokens)
  for (;;) {
    const {line} = tokens
    if (tokens.take('.')) {
      const name = tokens.name()
      target = tokens.take('(')
        ? {kind: 'method', line, target, name, args: parseItems(tokens, ')')}
        : {kind: 'member', line, target, name}
    } else if (tokens.take('[')) {
      target = {kind: 'index', line, target, key: parseExpression(tokens)}
      tokens.expect(']')
    } else return target
  }
}

function parsePrimary(tokens: TokenStream): Expression {
  const {line} = tokens
  if (tokens.take('(')) {
    const inner = parseExpression(tokens)
    tokens.expect(')')
    return inner
  }
  if (tokens.take('[')) return {kind: 'list', line, items: parseItems(tokens, ']')}
  if (tokens.take('/')) return {kind: 'path', line, segments: parseSegments(tokens)}
  for (const [word, value] of [
    ['true', true],
    ['false', false],
    ['null', null],
  ] as const) {
    if (tokens.take(word)) return {kind: 'literal', line, value}
  }
  const text = tokens.takeKind('string')
  if (text !== undefined) return {kind: 'literal', line, value: text}
  const int = tokens.takeKind('int')
  if (int !== undefined) return {kind: 'literal', line, value: BigInt(int)}
  const float = tokens.takeKind('float')
  if (float !== undefined) return {kind: 'literal', line, value: Number(float)}
  const name = tokens.name()
  if (tokens.take('(')) return {kind: 'call', line, name, args: parseItems(tokens, ')')}
  return {kind: 'name', line, name}
}

function parseSegments(tokens: TokenStream): Expression[] {
  const segments: Expression[] = []
  do {
    const {line} = tokens
    if (!tokens.take('$')) segments.push({kind: 'literal', line, value: tokens.name()})
    else {
      tokens.expect('(')
      segments.push(parseExpression(tokens))
      tokens.expect(')')
    }
  } while (tokens.take('/'))
  return segments
}

function parseItems(tokens: TokenStream, end: string): Expression[] {
  const items: Expression[] = []
  while (!tokens.take(end)) {
    items.push(parseExpression(tokens))
    if (tokens.take(',')) continue
    tokens.expect(end)
    break
  }
  return items
}
