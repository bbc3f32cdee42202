import {choiceFields, choiceTypes} from '@upline/schemas/documents/choice-types.ts'
import type {SchemaTypeDefinition} from 'sanity'
import {AnchorInput} from './anchor-input.tsx'
import {choiceInput} from './choice-input.tsx'
import {ChoiceKeyInput} from './choice-key-input.tsx'
import {IconInput} from './icon-input.tsx'
import {LinkKindInput} from './link-kind-input.tsx'
import {optionalObjectInput} from './optional-object-input.tsx'
import {pathInput} from './path-input.tsx'
import {ReadingTimeInput} from './reading-time-input.tsx'

const PathInput = pathInput({field: 'title', label: 'Generate from title'})

/** Fields with a custom input, because the content model does not depend on the Studio. */
const inputs: Record<string, Record<string, unknown>> = {
  page: {path: PathInput},
  newsArticle: {path: PathInput, readTime: ReadingTimeInput},
  carrier: {path: pathInput({field: 'name', label: 'Generate from name', folder: '/carriers/'})},
  link: {kind: LinkKindInput, anchor: AnchorInput},
  ...Object.fromEntries(Object.keys(choiceTypes).map((type) => [type, {key: ChoiceKeyInput}])),
}
for (const {type, field, from} of choiceFields) inputs[type] = {...inputs[type], [field]: choiceInput(from)}

/** Types with a custom input in every document. */
const newLink = {_type: 'link', kind: 'page'}
const typeInputs: Record<string, unknown> = {
  iconName: IconInput,
  link: optionalObjectInput('link', newLink),
  action: optionalObjectInput('button', {_type: 'action', style: 'primary', link: newLink}),
}

/** Returns the content model with our own inputs on its fields. */
export function withInputs(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const typeInput = typeInputs[type.name]
    const own = inputs[type.name]
    const definition = typeInput ? {...type, components: {input: typeInput}} : type
    if (!own || !('fields' in type)) return definition as SchemaTypeDefinition
    const fields = type.fields?.map((field) => {
      const input = own[field.name]
      return input ? {...field, components: {input}} : field
    })
    // The table above pairs each input with a field of its type, which the union of definitions can't express.
    return {...definition, fields} as SchemaTypeDefinition
  })
}
