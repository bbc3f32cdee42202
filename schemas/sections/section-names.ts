/** Every section type. The site's registry is checked against this union through the generated types. */
export const sectionTypes = [
  'hero',
  'prose',
  'cardGrid',
  'stats',
  'tabs',
  'comparisonTable',
  'planList',
  'bulletList',
  'carrierShowcase',
  'carrierDirectory',
  'testimonials',
  'commissionLevels',
  'newsList',
  'inquiryForm',
  'contactDetails',
  'legalSections',
  'timeline',
  'people',
  'callToAction',
  'faqList',
  'steps',
  'careerPath',
  'enrollmentWindows',
  'courseList',
  'documentList',
  'toolList',
  'productCategories',
  'partnerTiers',
  'departments',
  'notice',
] as const

export type SectionTypeName = (typeof sectionTypes)[number]

/** Sections that own a page or the address of one (forms, filters, tabs again) do not go into a tab. */
const pageOnly: ReadonlySet<SectionTypeName> = new Set([
  'hero',
  'tabs',
  'carrierShowcase',
  'carrierDirectory',
  'newsList',
  'inquiryForm',
  'contactDetails',
  'legalSections',
])

export const panelSectionTypes = sectionTypes.filter((type) => !pageOnly.has(type))
