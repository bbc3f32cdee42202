/**
 * The facts that code reads by their key, with their purpose. The site works without them, but shows less. Without `inquiryRetention`,
 * inquiries are never erased.
 */
export const knownFacts = {
  phone: 'The telephone number, for search engines.',
  email: 'The general address, for search engines.',
  address: 'The postal address, for search engines.',
  foundedYear: 'The year of foundation, for search engines and the hero with a ring for each year.',
  inquiryRetention: 'How long inquiries and error logs are kept, such as 24 months.',
  advertisingRetention: 'How long the archive of the site must keep each page, such as 5 years.',
} as const

/** Key of the fact that decides what may be deleted from the archive of the site. */
export const archiveRetentionFact: KnownFact = 'advertisingRetention'

export type KnownFact = keyof typeof knownFacts

export function isKnownFact(key: string): key is KnownFact {
  return Object.hasOwn(knownFacts, key)
}
