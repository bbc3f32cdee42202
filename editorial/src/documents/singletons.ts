import {singletonSchemas} from '@upline/schemas/schema-types.ts'

/** Types with exactly one document, whose id is the type's name. */
export const singletonTypes: ReadonlySet<string> = new Set(singletonSchemas.map((type) => type.name))
