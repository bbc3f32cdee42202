import type {InterfaceText} from '../content/types.ts'

const labels = {carrier: 'searchCarriers', newsArticle: 'searchNews'} as const

/** Returns the heading over hits of a kind, which is the type of their documents. */
export function kindLabel(kind: string, text: InterfaceText): string | null | undefined {
  return text[kind in labels ? labels[kind as keyof typeof labels] : 'searchPages']
}

export function kindsOf(hits: readonly {kind: string}[]): string[] {
  return [...new Set(hits.map(({kind}) => kind))]
}
