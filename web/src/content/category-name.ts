import type {ArticleData, InterfaceText, SectionOf} from './types.ts'

export type CarrierCategory = SectionOf<'carrierShowcase'>['carriers'][number]['category']
export type NewsCategory = ArticleData['category']

const fields = {
  Medicare: 'categoryMedicare',
  Health: 'categoryHealth',
  Life: 'categoryLife',
  'Company Updates': 'categoryCompanyUpdates',
  'Industry News': 'categoryIndustryNews',
  'Press Releases': 'categoryPressReleases',
} as const satisfies Record<CarrierCategory | NewsCategory, keyof InterfaceText>

/** What visitors read for a category. A dataset from before the categories had words shows the stored value. */
export function categoryName(words: InterfaceText, category: CarrierCategory | NewsCategory): string {
  return words[fields[category]] || category
}
