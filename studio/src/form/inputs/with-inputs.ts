import {choiceFields, choiceTypes} from '@upline/schemas/validation/choice-types.ts'
import type {SchemaTypeDefinition} from 'sanity'
import {AnchorInput} from './anchor-input.tsx'
import {choiceInput} from './choice-input.tsx'
import {IconInput} from './icon-input.tsx'
import {LinkKindInput} from './link-kind-input.tsx'
import {optionalObjectInput} from './optional-object-input.tsx'
import {PaperFileInput} from './paper-file-input.tsx'
import {RichTextInput, RichTextPlugins} from './rich-text-input.tsx'
import {RoutesInput} from './routes-input.tsx'
import {SeoInput} from './seo-input.tsx'
import {SharedSectionItem} from './shared-section-item.tsx'
import {StatesInput} from './states-input.tsx'
import {ChoiceKeyInput, pathInput, ReadingTimeInput} from './suggestions.tsx'
import {TopicInput} from './topic-input.tsx'

const PathInput = pathInput({field: 'title', label: 'Generate from title'})

/** Fields with a custom input, because the content model does not depend on the Studio. */
const inputs: Record<string, Record<string, unknown>> = {
  page: {path: PathInput},
  newsArticle: {path: PathInput, readTime: ReadingTimeInput},
  carrier: {
    path: pathInput({field: 'name', label: 'Generate from name', folder: '/carriers/'}),
    availability: StatesInput,
  },
  faq: {topic: TopicInput},
  link: {kind: LinkKindInput, anchor: AnchorInput},
  resourceDocument: {file: PaperFileInput},
  notificationMail: {routes: RoutesInput},
  ...Object.fromEntries(Object.keys(choiceTypes).map((type) => [type, {key: ChoiceKeyInput}])),
}
for (const {type, field, from} of choiceFields) inputs[type] = {...inputs[type], [field]: choiceInput(from)}

const newLink = {_type: 'link', kind: 'page'}
/** Components of types, in every document. */
const typeComponents: Record<string, object> = {
  iconName: {input: IconInput},
  link: {input: optionalObjectInput(newLink)},
  action: {input: optionalObjectInput({_type: 'action', style: 'primary', link: newLink})},
  seo: {input: SeoInput},
  richText: {input: RichTextInput, portableText: {plugins: RichTextPlugins}},
}

/** Returns the content model with our own inputs on its fields. */
export function withInputs(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const components = typeComponents[type.name]
    const own = inputs[type.name]
    const definition = components ? {...type, components} : type
    if (!own || !('fields' in type)) return definition as SchemaTypeDefinition
    const fields = type.fields?.map((field) => {
      if (type.name === 'page' && field.name === 'sections' && 'of' in field)
        return {...field, of: field.of?.map((member) => ({...member, components: {item: SharedSectionItem}}))}
      const input = own[field.name]
      return input ? {...field, components: {input}} : field
    })
    // The table above pairs each input with a field of its type, which the union of definitions can't express.
    return {...definition, fields} as SchemaTypeDefinition
  })
}
