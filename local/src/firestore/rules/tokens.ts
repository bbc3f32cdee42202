/** Rules that this backend cannot decide. It refuses to start rather than to decide differently from Firestore. */
export class RulesSyntaxError extends Error {
  constructor(line: number, problem: string) {
    super(`firestore.rules, line ${line}: ${problem}`)
  }
}

export type Token = {line: number} & (
  | {kind: 'name' | 'symbol' | 'string'; text: string}
  | {kind: 'int' | 'float'; text: string}
  | {kind: 'end'; text: ''}
)

const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
const shapes = [
  ['float', /[0-9]+\.[0-9]+/y],
  ['int', /[0-9]+/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['symbol', /\|\||&&|==|!=|<=|>=|\*\*|[!<>=?:.,;()[\]{}+\-*/%$]/y],
] as const

const escapes: Record<string, string> = {n: '\n', r: '\r', t: '\t', '\\': '\\', "'": "'", '"': '"'}

export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  let line = 1
  const skip = (text: string) => {
    at += text.length
    line += text.split('\n').length - 1
  }
  for (;;) {
    skip(matchAt(space, source, at) ?? '')
    if (at >= source.length) return [...tokens, {kind: 'end', text: '', line}]
    const token = nextToken(source, at, line)
    tokens.push(token.value)
    skip(token.source)
  }
}

function nextToken(source: string, at: number, line: number): {value: Token; source: string} {
  for (const [kind, shape] of shapes) {
    const found = matchAt(shape, source, at)
    if (found === undefined) continue
    return {source: found, value: {kind, line, text: kind === 'string' ? unquote(found, line) : found}}
  }
  throw new RulesSyntaxError(line, `cannot read ${JSON.stringify(source.slice(at, at + 12))}`)
}

function unquote(literal: string, line: number): string {
  return literal.slice(1, -1).replace(/\\(.)/g, (_, character: string) => {
    const meant = escapes[character]
    if (meant === undefined)
      throw new RulesSyntaxError(line, `the escape \\${character} is not supported here`)
    return meant
  })
}

function matchAt(shape: RegExp, source: string, at: number): string | undefined {
  shape.lastIndex = at
  return shape.exec(source)?.[0]
}

/** Reads tokens one after the other. */
export class TokenStream {
  readonly #tokens: Token[]
  #at = 0

  constructor(source: string) {
    this.#tokens = tokenize(source)
  }

  get line(): number {
    return this.#peek().line
  }

  get atEnd(): boolean {
    return this.#peek().kind === 'end'
  }

  /** Takes the next token if it is this symbol or word. */
  take(text: string): boolean {
    const {kind, text: next} = this.#peek()
    if (next !== text || kind === 'string' || kind === 'end') return false
    this.#at += 1
    return true
  }

  /** Takes the next token if it is one of these symbols or words. */
  takeOne<T extends string>(texts: readonly T[]): T | undefined {
    return texts.find((text) => this.take(text))
  }

  expect(text: string): void {
    if (!this.take(text)) this.fail(`expected "${text}"`)
  }

  takeKind(kind: Token['kind']): string | undefined {
    const token = this.#peek()
    if (token.kind !== kind) return undefined
    this.#at += 1
    return token.text
  }

  name(): string {
    return this.takeKind('name') ?? this.fail('expected a name')
  }

  fail(problem: string): never {
    throw new RulesSyntaxError(this.line, `${problem}, found "${this.#peek().text}"`)
  }

  #peek(): Token {
    // The list ends with an `end` token that is never passed, so there is always one.
    return this.#tokens[Math.min(this.#at, this.#tokens.length - 1)] as Token
  }
}
