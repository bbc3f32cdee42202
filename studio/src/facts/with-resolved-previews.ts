import type {SchemaTypeDefinition} from 'sanity'
import {resolveTokens} from './fact-values.ts'

interface Previewed {
  name?: string
  preview?: {select?: Record<string, string>; prepare?: (...args: unknown[]) => Record<string, unknown>}
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
    const {prepare} = type.preview
    // The list of facts shows tokens, because editors look them up there.
    const textOf = type.name === 'fact' ? (text: string) => text : (text: string) => resolveTokens(text)
    copy.preview = {
      ...type.preview,
      prepare: (...args) =>
        withTexts(prepare ? prepare(...args) : (args[0] as Record<string, unknown>), textOf),
    }
  }
  return copy
}

const textNames: ReadonlySet<string> = new Set(['title', 'subtitle', 'description'])

/** Converts the texts of a preview to strings, because the Studio renders no form if one is a number or a list. */
function withTexts(
  shown: Record<string, unknown>,
  textOf: (text: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => {
      if (typeof value === 'string') return [name, textOf(value)]
      if (!textNames.has(name) || value === null || value === undefined) return [name, value]
      return [name, typeof value === 'object' ? undefined : String(value)]
    }),
  )
}
