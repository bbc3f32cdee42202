import type {Problem, SourceDocument} from '../read-documents.ts'

/** The fields that hold the key of a document which staff add and order, by type. */
const holders: Record<string, Record<string, string>> = {
  carrier: {category: 'carrierCategory', specialties: 'carrierSpecialty', partnerLevel: 'partnerLevel'},
  newsArticle: {category: 'newsCategory'},
}

/** Keys of categories, specialties and levels that no document has. */
export function unknownChoices(documents: SourceDocument[]): Problem[] {
  const keys = new Set(documents.map(({document}) => `${document._type} ${document.key}`))
  return documents.flatMap(({file, document}) =>
    Object.entries(holders[document._type] ?? {}).flatMap(([field, type]) =>
      [document[field] ?? []]
        .flat()
        .filter((key) => !keys.has(`${type} ${key}`))
        .map((key) => ({file, message: `${file}: ${field} has "${key}", but no ${type} has this key`})),
    ),
  )
}
