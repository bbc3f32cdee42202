/** What rules consist of, as far as this backend decides them. */
export type Expression = {line: number} & (
  | {kind: 'literal'; value: null | boolean | bigint | number | string}
  | {kind: 'list'; items: Expression[]}
  /** `/databases/$(database)/documents`: names as literals. */
  | {kind: 'path'; segments: Expression[]}
  | {kind: 'name'; name: string}
  | {kind: 'member'; target: Expression; name: string}
  | {kind: 'method'; target: Expression; name: string; args: Expression[]}
  | {kind: 'call'; name: string; args: Expression[]}
  | {kind: 'index'; target: Expression; key: Expression}
  | {kind: 'not'; of: Expression}
  | {kind: 'is'; of: Expression; type: string}
  | {kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression}
  | {kind: 'choice'; test: Expression; yes: Expression; no: Expression}
)

const binaryOperators = ['||', '&&', '==', '!=', '<=', '>=', '<', '>', 'in', '+', '-'] as const
export type BinaryOperator = (typeof binaryOperators)[number]

export interface RuleFunction {
  name: string
  parameters: string[]
  lets: {name: string; value: Expression}[]
  result: Expression
  line: number
}

export const methods = ['get', 'list', 'create', 'update', 'delete'] as const
export type RuleMethod = (typeof methods)[number]

export interface Allow {
  methods: RuleMethod[]
  /** Absent: always. */
  condition?: Expression
  line: number
}

export type PathSegment = {kind: 'literal' | 'variable' | 'rest'; name: string}

export interface Match {
  path: PathSegment[]
  functions: RuleFunction[]
  allows: Allow[]
  matches: Match[]
}
