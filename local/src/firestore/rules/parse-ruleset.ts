import {parseExpression} from './parse-expression.ts'
import {
  type Allow,
  type Match,
  methods,
  type PathSegment,
  type RuleFunction,
  type RuleMethod,
} from './syntax.ts'
import {TokenStream} from './tokens.ts'

const groups: Record<string, RuleMethod[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  ...Object.fromEntries(methods.map((method) => [method, [method]])),
}

/** Parses the text of a rules file. Throws RulesSyntaxError on anything it does not know. */
export function parseRuleset(source: string): Match {
  const tokens = new TokenStream(source)
  tokens.expect('rules_version')
  tokens.expect('=')
  if (tokens.takeKind('string') !== '2') tokens.fail('only rules_version 2 is supported')
  tokens.expect(';')
  for (const word of ['service', 'cloud', '.', 'firestore', '{']) tokens.expect(word)
  const root = parseBlock(tokens, [])
  if (!tokens.atEnd) tokens.fail('expected the end of the file')
  return root
}

function parseBlock(tokens: TokenStream, path: PathSegment[]): Match {
  const block: Match = {path, functions: [], allows: [], matches: []}
  while (!tokens.take('}')) {
    if (tokens.take('match')) {
      const inner = parsePath(tokens)
      tokens.expect('{')
      block.matches.push(parseBlock(tokens, inner))
    } else if (tokens.take('function')) block.functions.push(parseFunction(tokens))
    else if (tokens.take('allow')) block.allows.push(parseAllow(tokens))
    else tokens.fail('expected match, function, allow or "}"')
  }
  return block
}

function parsePath(tokens: TokenStream): PathSegment[] {
  const path: PathSegment[] = []
  while (tokens.take('/')) {
    if (!tokens.take('{')) {
      path.push({kind: 'literal', name: tokens.name()})
      continue
    }
    const name = tokens.name()
    const rest = tokens.take('=')
    if (rest) tokens.expect('**')
    tokens.expect('}')
    path.push({kind: rest ? 'rest' : 'variable', name})
  }
  return path.length > 0 ? path : tokens.fail('expected a path')
}

function parseFunction(tokens: TokenStream): RuleFunction {
  const {line} = tokens
  const name = tokens.name()
  const parameters: string[] = []
  tokens.expect('(')
  while (!tokens.take(')')) {
    parameters.push(tokens.name())
    tokens.take(',')
  }
  tokens.expect('{')
  const lets: RuleFunction['lets'] = []
  while (tokens.take('let')) {
    const variable = tokens.name()
    tokens.expect('=')
    lets.push({name: variable, value: parseExpression(tokens)})
    tokens.expect(';')
  }
  tokens.expect('return')
  const result = parseExpression(tokens)
  tokens.take(';')
  tokens.expect('}')
  return {name, parameters, lets, result, line}
}

function parseAllow(tokens: TokenStream): Allow {
  const {line} = tokens
  const allowed: RuleMethod[] = []
  do {
    const word = tokens.name()
    allowed.push(...(groups[word] ?? tokens.fail(`"${word}" is no method`)))
  } while (tokens.take(','))
  if (!tokens.take(':')) {
    tokens.expect(';')
    return {methods: allowed, line}
  }
  tokens.expect('if')
  const condition = parseExpression(tokens)
  tokens.expect(';')
  return {methods: allowed, condition, line}
}
