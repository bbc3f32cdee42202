import {singletonSchemas} from '@upline/schemas/schema-types.ts'

/** Types of which there is exactly one document, with the type's name as its id. */
export const singletonTypes: ReadonlySet<string> = new Set(singletonSchemas.map((type) => type.name))
