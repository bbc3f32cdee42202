import {type Definition, definitionsOf, resolved} from '@upline/schemas/health/definition.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'

const types = definitionsOf(schemaTypes)

/** Names of projections in `web/src/content/fragments.ts` by the type of the field or of the document that it refers to. */
const fragments: Readonly<Record<string, string>> = {
  action: 'actionFields',
  disclaimer: 'disclaimerFields',
  picture: 'pictureFields',
  resourceDocument: 'paperFields',
  richText: 'richTextFields',
}

/** Fields of documents that no section shows. */
const unshown = ['order', 'audience', 'topic', 'source', 'lastReviewed', 'reviewer']
/** Fields of documents with versions, which `periodFields` projects. */
const ofPeriods = ['effectiveFrom', 'effectiveUntil', 'afterwards', 'year']

/**
 * Returns the projection of each field, or undefined if it is hand-written, because the field contains sections or refers to documents that
 * have pages or refer to others themselves.
 */
export const projectionsOf = (fields: readonly Definition[]): (string | undefined)[] =>
  fields.map((field) => {
    const projection = projectionOf(field)
    const name = projection?.endsWith('.versions[]') ? `"${field.name}": ${field.name}` : field.name
    return projection === undefined ? undefined : `${name}${projection}`
  })

/** Returns the part of a projection that follows the name of a field; '' for a field of a simple type such as a string. */
function projectionOf(field: Definition, isMember = false): string | undefined {
  const {type = ''} = field
  if (type === 'reference') return referenceOf(field)
  const fragment = fragments[type]
  if (fragment) return `${type === 'richText' ? '[]' : ''}{\${${fragment}}}`
  const {fields, of: members = []} = resolved(field, types) ?? {}
  if (fields) return objectOf(fields, isMember ? ['_key'] : [])
  if (type !== 'array') return ''
  const [member] = members
  const projection = member && members.length === 1 ? projectionOf(member, true) : undefined
  return projection && `[]${projection}`
}

function objectOf(fields: readonly Definition[], before: string[]): string | undefined {
  const inner = projectionsOf(fields)
  return inner.includes(undefined) ? undefined : `{${[...before, ...inner].join(', ')}}`
}

/** Returns the projection of the documents that a field refers to: what sections show of them, in all versions. */
function referenceOf(field: Definition): string | undefined {
  const {name = '', fields = []} = types.get(targetOf(field)) ?? {}
  const fragment = fragments[name]
  if (fragment) return `->{\${${fragment}}}`
  const isOwn = (each: Definition) =>
    each.name === 'path' || (each.type === 'reference' && !fragments[targetOf(each)])
  if (!name || fields.some(isOwn)) return undefined
  const isVersioned = fields.some((field) => field.name === 'effectiveFrom')
  const left = isVersioned ? [...unshown, ...ofPeriods] : unshown
  const shown = fields.filter((field) => !left.includes(field.name ?? ''))
  const document = objectOf(shown, isVersioned ? ['_id', `\${periodFields}`] : ['_id'])
  if (document === undefined || !isVersioned) return document && `->${document}`
  return `->{"versions": *[_type == "${name}" && \${isVersion}]${document}}.versions[]`
}

/** Returns the type of the documents that a field refers to, or '' if they are of several types. */
function targetOf({to = []}: Definition): string {
  const [target, ...others] = [to].flat()
  return others.length > 0 ? '' : (target?.type ?? '')
}
