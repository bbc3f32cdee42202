import type {SchemaTypeDefinition} from 'sanity'
import {resolveTokens} from './fact-values.ts'

interface Previewed {
  name?: string
  preview?: {select?: Record<string, string>; prepare?: (...args: unknown[]) => Record<string, unknown>}
  fields?: unknown[]
  of?: unknown[]
}

/** The content model whose previews, also those of inline objects, show facts instead of their tokens. */
export function withResolvedPreviews(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  // A definition is a plain object; the union of its kinds cannot be mapped over field by field.
  return types.map((type) => resolved(type as Previewed) as SchemaTypeDefinition)
}

function resolved<Type extends Previewed>(type: Type): Type {
  const copy = {...type}
  if (type.fields) copy.fields = type.fields.map((field) => resolved(field as Previewed))
  if (type.of) copy.of = type.of.map((member) => resolved(member as Previewed))
  if (type.preview) {
    const {prepare} = type.preview
    // A fact is found by its token: its own list shows it.
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

/** What is shown as text is one: the Studio shows no form at all where a script left a number or a list there. */
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
