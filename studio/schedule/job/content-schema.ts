import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {ValidationSchema} from '@sanity/validation'
import {schemaTypes} from '@upline/schemas/schema-types'

/**
 * The content model as the Studio has it, over Sanity's own types: the cut and the focus of a picture are stored with theirs, and
 * a document with a type that is not known cannot be validated.
 */
export const contentSchema: ValidationSchema = Schema.compile({
  name: 'content',
  types: schemaTypes,
  parent: Schema.compile({name: 'builtin', types: builtinTypes}),
})
