import {type Definition, definitionsOf, resolved} from '@upline/schemas/health/definition.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'

const types = definitionsOf(schemaTypes)

/** Names of projections in `web/src/content/fragments.ts` by the type of the field. */
const fragments: Readonly<Record<string, string>> = {
  action: 'actionFields',
  picture: 'pictureFields',
  richText: 'richTextFields',
}

/** Returns the projection of each field, or undefined if it is hand-written, because the field refers to documents or contains sections. */
export const projectionsOf = (fields: readonly Definition[]): (string | undefined)[] =>
  fields.map((field) => {
    const projection = projectionOf(field)
    return projection === undefined ? undefined : `${field.name}${projection}`
  })

/** Returns the part of a projection that follows the name of a field; '' for a field of a simple type such as a string. */
function projectionOf(field: Definition): string | undefined {
  const {type = ''} = field
  const fragment = fragments[type]
  if (fragment) return `${type === 'richText' ? '[]' : ''}{\${${fragment}}}`
  const {fields, of: members = []} = resolved(field, types) ?? {}
  if (fields) {
    const inner = projectionsOf(fields)
    return inner.includes(undefined) ? undefined : `{_key, ${inner.join(', ')}}`
  }
  if (type !== 'array') return type === 'reference' ? undefined : ''
  const [member] = members
  const projection = member && members.length === 1 ? projectionOf(member) : undefined
  return projection && `[]${projection}`
}
