import {grammar, type MatchResult, type Node} from 'ohm-js'

/** Rules that this backend cannot decide. It refuses to start rather than to decide differently from Firestore. */
export class RulesSyntaxError extends Error {
  constructor(line: number, problem: string) {
    super(`firestore.rules, line ${line}: ${problem}`)
  }
}

/** Throws a RulesSyntaxError with the line of `node`. */
export function failAt({source}: Node, problem: string): never {
  throw new RulesSyntaxError(source.getLineAndColumn().lineNum, problem)
}

export const rulesGrammar = grammar(String.raw`
  Rules {
    Ruleset = keyword<"rules_version"> "=" version ";" keyword<"service"> "cloud" "." "firestore" Block
    Block = "{" Member* "}"
    Member
      = keyword<"match"> Segment+ Block -- match
      | keyword<"function"> name "(" ListOf<name, ","> ")" "{" keyword<"return"> Expression ";" "}" -- function
      | keyword<"allow"> NonemptyListOf<name, ","> Condition? ";" -- allow
    Segment = "/" "{" name "}" -- variable
      | "/" name -- literal
    Condition = ":" keyword<"if"> Expression

    Expression = Or "?" Expression ":" Expression -- choice
      | Or
    Or = Or "||" And -- either
      | And
    And = And "&&" Equality -- both
      | Equality
    Equality = Equality ("==" | "!=") Relation -- binary
      | Relation
    Relation = Relation keyword<"is"> name -- is
      | Relation ("<=" | ">=" | "<" | ">" | keyword<"in">) Unary -- binary
      | Unary
    Unary = "!" Unary -- not
      | Postfix
    Postfix = Postfix "." name "(" Items ")" -- method
      | Postfix "." name -- member
      | Primary
    Primary = "(" Expression ")" -- group
      | "[" Items "]" -- list
      | ("/" PathPart)+ -- path
      | literal
      | name "(" Items ")" -- call
      | name -- name
    Items = ListOf<Expression, ","> ","?
    PathPart = "$" "(" Expression ")" -- computed
      | name -- name

    literal = keyword<"true"> | keyword<"false"> | keyword<"null"> | string | int
    version (version 2) = "'2'" | "\"2\""
    string (a string) = "'" character<"'">* "'" | "\"" character<"\"">* "\""
    character<quote> = "\\" any -- escaped
      | ~(quote | "\\" | "\n") any -- plain
    int = digit+
    name (a name) = nameStart nameRest*
    nameStart = "a".."z" | "A".."Z" | "_"
    nameRest = nameStart | "0".."9"
    keyword<word> = word ~nameRest
    space += comment
    comment = "//" (~"\n" any)*
  }
`)

/** Parses a rules file. Throws a RulesSyntaxError. */
export function parseRules(source: string): MatchResult {
  const match = rulesGrammar.match(source)
  if (!match.failed()) return match
  const line = source.slice(0, match.getRightmostFailurePosition()).split('\n').length
  throw new RulesSyntaxError(line, `expected ${match.getExpectedText()}`)
}
