/** Types of documents that staff add and order, and that other documents name by their key. */
export const choiceTypes = {
  carrierCategory: {one: 'carrier category', place: 'Carriers › Categories'},
  carrierSpecialty: {one: 'specialty', place: 'Carriers › Specialties'},
  partnerLevel: {one: 'partner level', place: 'Carriers › Partner levels'},
  newsCategory: {one: 'news category', place: 'News › Categories'},
} as const

export type ChoiceType = keyof typeof choiceTypes

/** The fields that store such keys. */
export const choiceFields = [
  {type: 'carrier', field: 'category', from: 'carrierCategory'},
  {type: 'carrier', field: 'specialties', from: 'carrierSpecialty'},
  {type: 'carrier', field: 'partnerLevel', from: 'partnerLevel'},
  {type: 'newsArticle', field: 'category', from: 'newsCategory'},
] as const satisfies {type: string; field: string; from: ChoiceType}[]
