import {isObject} from '@upline/domain/content/stored-document.ts'
import type {SchemaTypeDefinition} from 'sanity'
import {resolveTokens} from '../../ui/fact-values.ts'

type Shown = Record<string, unknown>
type Prepare = (selected: Shown, ...rest: unknown[]) => Shown

interface Previewed {
  name?: string
  preview?: {select?: Record<string, string>; prepare?: Prepare}
  fields?: unknown[]
  of?: unknown[]
}

/** Returns the content model with previews, also of inline objects, that show the values of facts. */
export function withResolvedPreviews(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  // Definitions are plain objects, but their union type has no common field types.
  return types.map((type) => resolved(type as Previewed) as SchemaTypeDefinition)
}

function resolved<Type extends Previewed>(type: Type): Type {
  const copy = {...type}
  if (type.fields) copy.fields = type.fields.map((field) => resolved(field as Previewed))
  if (type.of) copy.of = type.of.map((member) => resolved(member as Previewed))
  if (type.preview) {
    const {prepare = (selected) => selected} = type.preview
    // The list of facts shows tokens, because editors look them up there.
    const textOf = type.name === 'fact' ? (text: string) => text : (text: string) => resolveTokens(text)
    copy.preview = {
      ...type.preview,
      prepare: (selected, ...rest) => withTexts(prepare(withoutObjects(selected), ...rest), textOf),
    }
  }
  return copy
}

/** Removes objects that are stored instead of texts. A preview shows no other object than a picture. */
function withoutObjects(selected: Shown): Shown {
  return Object.fromEntries(
    Object.entries(selected).filter(([name, value]) => name === 'media' || !isObject(value)),
  )
}

const textNames: ReadonlySet<string> = new Set(['title', 'subtitle', 'description'])

/** Converts the texts of a preview to strings, because the Studio renders no form if one is a number or a list. */
function withTexts(shown: Shown, textOf: (text: string) => string): Shown {
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => {
      // A list may have objects instead of texts, too.
      if (typeof value === 'string') return [name, textOf(value.replaceAll(String({}), '…'))]
      if (!textNames.has(name) || value === null || value === undefined) return [name, value]
      return [name, typeof value === 'object' ? undefined : String(value)]
    }),
  )
}
