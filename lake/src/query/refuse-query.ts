import {LakeError, type Reason} from '../lake-error.ts'
import {isNode, type Node, visit} from './syntax-tree.ts'

/** A query that can be parsed but not answered. `start` and `end` are positions in its text. */
class QueryRefusal extends Error {
  override name = 'QueryRefusal'
  readonly position: number
  readonly end: number

  /** `part` is the invalid part of the text. */
  constructor(message: string, query: string, part: RegExp) {
    super(message)
    const found = part.exec(query)
    this.position = found?.index ?? 0
    this.end = found ? found.index + found[0].length : query.length
  }
}

/** Namespaces that groq-js parses without evaluating them: an answer would be wrong, or depend on whether a document is reached. */
const unknownNamespaces = new Set(['geo', 'media', 'user', 'text', 'documents', 'diff'])

/** The namespace of changes, which only webhooks of hosted Sanity have. */
const ofMutations = 'delta'

/** Throws for a query that hosted Sanity refuses or groq-js cannot answer, whatever documents there are. */
export function refuseUnanswerable(query: string, ast: unknown): void {
  visit(ast, (node) => {
    if (isNode(node, 'FuncCall')) refuseFunction(query, String(node.namespace), String(node.name))
    if (isNode(node, 'SelectorFuncCall')) refuseFunction(query, 'global', String(node.name))
    if (isNode(node, 'Context')) refuseFunction(query, ofMutations, String(node.key))
    if (isNode(node, 'PipeFuncCall') && node.name === 'score' && !isDocuments(node.base))
      throw new QueryRefusal(
        'score() takes documents as they are, such as *[...] | score(...): a projection comes after it',
        query,
        /\bscore\s*\(/,
      )
  })
}

function refuseFunction(query: string, namespace: string, name: string): void {
  const isOfMutations = namespace === ofMutations
  const isUnknown = namespace === 'global' ? name === 'anywhere' : unknownNamespaces.has(namespace)
  if (!isUnknown && !isOfMutations) return
  // `before()` is delta::before(), and anywhere() has no namespace.
  const path = isOfMutations || namespace === 'global' ? [name] : [namespace, name]
  const reason = isOfMutations
    ? 'compares a document before and after a mutation, which a query has not'
    : 'is not evaluated by this lake: hosted Sanity only'
  const text = new RegExp(`\\b${path.join('\\s*::\\s*')}\\s*\\(`)
  throw new QueryRefusal(`${path.join('::')}() ${reason}`, query, text)
}

/** Whether a node returns stored documents, filtered, sorted or sliced, and not values made from them. */
function isDocuments(node: unknown): boolean {
  if (isNode(node, 'Everything')) return true
  // A source of the plan gives documents.
  if (isNode(node, 'Deref')) return node.isSource === true
  const passes = ['Filter', 'PipeFuncCall', 'Slice', 'Group']
  return passes.some((type) => isNode(node, type)) && isDocuments((node as Node).base)
}

export function parametersOf(ast: unknown): Set<string> {
  const names = new Set<string>()
  visit(ast, (node) => {
    if (isNode(node, 'Parameter')) names.add(String(node.name))
  })
  return names
}

/** Throws, as hosted, if a parameter has no value: groq-js would use null and return nothing. */
export function requireParameters(
  query: string,
  names: Iterable<string>,
  params: Record<string, unknown>,
): void {
  for (const name of names) {
    if (Object.hasOwn(params, name)) continue
    throw new QueryRefusal(`param $${name} referenced, but not provided`, query, new RegExp(`\\$${name}\\b`))
  }
}

/** A query that is valid but not answered, in the shape of Content Lake's errors. */
export function queryFailed(reason: Reason, query: string, description: string): LakeError {
  return new LakeError(reason, {type: 'queryExecutionError', description, query})
}

/** A query that cannot be answered, in the shape of Content Lake's query errors. */
export function badQuery(query: string, error: unknown): LakeError {
  if (error instanceof LakeError) return error
  // V8's message for a stack overflow does not mention the query.
  const isDeep = error instanceof RangeError && error.message.includes('call stack')
  const message = error instanceof Error ? error.message : String(error)
  const description = isDeep ? 'The query is nested too deeply' : message
  // A syntax error of groq-js has a position too.
  const start = error instanceof Error && 'position' in error ? Number(error.position) : 0
  const end = error instanceof QueryRefusal ? error.end : Math.max(start, query.length)
  return new LakeError('invalid', {type: 'queryParseError', description, query, start, end})
}
