import {SearchIcon} from '@sanity/icons/Search'
import {defineType} from '@sanity/types'
import {isPageType} from '@upline/domain/content/page-types.ts'
import {pictureField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {toggle} from '../fields/fields.ts'
import {checkTokens, shownText} from '../validation/check-tokens.ts'
import {longestDescription, longestTitle, withoutSiteName} from '../validation/search-limits.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  icon: SearchIcon,
  fields: [
    field(
      'string',
      'title',
      'Title in search results',
      'Optional. Replaces the page title in search results and in the browser tab. Up to 60 characters.',
      {
        hidden: ({document}) => document?._type === 'siteSettings',
        errors: [(value, context) => checkTokens(value, context, [])],
        warnings: [
          async (value, context) =>
            (await shownText(value && withoutSiteName(value), context)).length > longestTitle
              ? `Search engines cut off titles after about ${longestTitle} characters.`
              : undefined,
        ],
      },
    ),
    field(
      'text',
      'description',
      'Description in search results',
      'Write one or two sentences that would make your audience click. 50 to 160 characters.',
      {
        rows: 3,
        errors: [(value, context) => checkTokens(value, context, [])],
        warnings: [
          async (value, context) => {
            const {length} = await shownText(value, context)
            if (length > longestDescription)
              return `Search engines cut off descriptions after about ${longestDescription} characters.`
            return value && length < 50 ? 'Say a little more: at least 50 characters.' : undefined
          },
        ],
      },
    ),
    pictureField({
      title: 'Picture when shared',
      description:
        'Optional. Shown when the page is shared, 1200 by 630 px. Without it, an article shows its own picture. Any other page shows the site’s picture or, if there is none, a card with the page’s title.',
    }),
    toggle('noIndex', 'Hide from search engines', 'Search engines and the sitemap leave out the page.', {
      hidden: ({document}) => !isPageType(document?._type),
    }),
  ],
})
