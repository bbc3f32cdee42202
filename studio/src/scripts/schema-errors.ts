import {groupProblems, validateSchema} from '@sanity/schema/_internal'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import type {SchemaTypeDefinition} from 'sanity'

/** Returns the schema errors with which the Studio does not start, such as `page > fields > tone: Unknown type: nonsense.` */
export function schemaErrors(types: readonly SchemaTypeDefinition[] = schemaTypes): string[] {
  return groupProblems(validateSchema(types).getTypes()).flatMap(({path, problems}) => {
    const place = path.map((step) => step.name).join(' > ')
    return problems.filter(({severity}) => severity === 'error').map(({message}) => `${place}: ${message}`)
  })
}
