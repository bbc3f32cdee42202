import type {SchemaTypeDefinition} from 'sanity'
import {PathInput} from './path-input.tsx'
import {ReadingTimeInput} from './reading-time-input.tsx'

/** Fields with an input of our own. The content model itself knows nothing of the Studio. */
const inputs: Record<string, Record<string, unknown>> = {
  page: {path: PathInput},
  newsArticle: {path: PathInput, readTime: ReadingTimeInput},
}

/** The content model with our own inputs on its fields. */
export function withInputs(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const own = inputs[type.name]
    if (!own || !('fields' in type)) return type
    const fields = type.fields?.map((field) => {
      const input = own[field.name]
      return input ? {...field, components: {input}} : field
    })
    // The table above pairs each input with a field of its type; the definitions' union cannot say so.
    return {...type, fields} as SchemaTypeDefinition
  })
}
