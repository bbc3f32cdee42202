import {SearchIcon} from '@sanity/icons/Search'
import {defineField, defineType} from '@sanity/types'
import {pictureField} from '../fields/common-fields.ts'
import {toggle} from '../fields/fields.ts'
import {checkTokens, shownLength} from '../validation/check-tokens.ts'
import {customRule} from '../validation/custom-rule.ts'
import {longestDescription, longestTitle, withoutSiteName} from '../validation/search-limits.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      type: 'string',
      description:
        'Optional: replaces the page title in search results and in the browser tab. Up to 60 characters.',
      validation: (rule) => [
        customRule(rule, (value: string | undefined, context) => checkTokens(value, context, [])),
        customRule(rule, async (value: string | undefined, context) =>
          (await shownLength(value && withoutSiteName(value), context)) > longestTitle
            ? `Search engines cut titles after about ${longestTitle} characters.`
            : undefined,
        ).warning(),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      type: 'text',
      rows: 3,
      description: 'Write one or two sentences that would make your audience click. 50 to 160 characters.',
      validation: (rule) => [
        customRule(rule, (value: string | undefined, context) => checkTokens(value, context, [])),
        customRule(rule, async (value: string | undefined, context) => {
          const length = await shownLength(value, context)
          if (length > longestDescription)
            return `Search engines cut descriptions after about ${longestDescription} characters.`
          return value && length < 50 ? 'Say a little more: at least 50 characters.' : undefined
        }).warning(),
      ],
    }),
    pictureField({
      title: 'Picture when shared',
      description:
        'Optional: shown when the page is shared, 1200 by 630 px. Without it an article shows its own picture, and any other page the picture of the site or, when that has none, a card with its title.',
    }),
    toggle('noIndex', 'Hide from search engines', 'Search engines and the sitemap leave out the page.'),
  ],
})
