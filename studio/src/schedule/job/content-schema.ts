import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import type {Schema as CompiledSchema} from 'sanity'

/**
 * The content model as the Studio has it, over Sanity's own types: the cut and the focus of a picture are stored with theirs, and
 * a document with a type that is not known cannot be validated.
 */
export const contentSchema: CompiledSchema = Schema.compile({
  name: 'content',
  types: schemaTypes,
  parent: Schema.compile({name: 'builtin', types: builtinTypes}),
})
