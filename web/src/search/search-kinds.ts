import type {InterfaceText} from '../content/types.ts'

/** Returns the heading over hits of a kind, which is the type of their documents. */
export function kindLabel(kind: string, text: InterfaceText): string | null | undefined {
  if (kind === 'carrier') return text.searchCarriers
  return kind === 'newsArticle' ? text.searchNews : text.searchPages
}

export function kindsOf(hits: readonly {kind: string}[]): string[] {
  return [...new Set(hits.map(({kind}) => kind))]
}
