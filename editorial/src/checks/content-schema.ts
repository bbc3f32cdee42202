import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {Schema as CompiledSchema} from '@sanity/types'
import {schemaTypes} from '@upline/schemas/schema-types.ts'

/** The compiled content model with Sanity's own types, such as image crops, because unknown types can't be validated. */
export const contentSchema: CompiledSchema = Schema.compile({
  name: 'content',
  types: schemaTypes,
  parent: Schema.compile({name: 'builtin', types: builtinTypes}),
})
