import type {Problem, SourceDocument} from '../read-documents.ts'

/** Fields that contain the key of another document: the type of that document by type and field. */
const keyFields: Record<string, Record<string, string>> = {
  carrier: {category: 'carrierCategory', specialties: 'carrierSpecialty', partnerLevel: 'partnerLevel'},
  newsArticle: {category: 'newsCategory'},
}

/** Returns a problem for each key of a category, specialty or level that does not exist. */
export function unknownChoices(documents: SourceDocument[]): Problem[] {
  const keys = new Set(documents.map(({document}) => `${document._type} ${document.key}`))
  return documents.flatMap(({file, document}) =>
    Object.entries(keyFields[document._type] ?? {}).flatMap(([field, type]) =>
      [document[field] ?? []]
        .flat()
        .filter((key) => !keys.has(`${type} ${key}`))
        .map((key) => ({file, message: `${file}: ${field} has "${key}", but no ${type} has this key`})),
    ),
  )
}
