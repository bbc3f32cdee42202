import {TransferIcon} from '@sanity/icons/Transfer'
import {defineType} from '@sanity/types'
import {field} from '../fields/field.ts'
import {textField, toggle} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {preview} from '../fields/preview.ts'
import {linkTarget, selectLink} from '../objects/link-preview.ts'
import {
  checkPatternOrder,
  checkRedirectSource,
  checkRedirectTarget,
  validateRedirectKind,
} from '../validation/redirects.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    field(
      'string',
      'from',
      'From',
      'The old path, such as /insurance/annuity, /about.html or /page?id=3. A trailing slash and capital letters make no difference. * or :name matches any part, as in /blog/:post, and “To” can repeat it: /about/news/:post. An exact path takes precedence over a pattern, and a pattern with a longer beginning over a shorter one.',
      {
        required: 'Enter the old path.',
        errors: [checkRedirectSource],
        warnings: [checkPatternOrder],
      },
    ),
    field('link', 'to', 'To', 'Where the old path sends visitors.', {
      required: 'Choose where it goes.',
      errors: [validateRedirectKind, checkRedirectTarget],
    }),
    textField(
      'suggestion',
      'Suggestion on the “page not found” page',
      'Optional. Label of the link that “Page not found” shows while the redirect is off, such as “Looking for our team? Meet the team”. If blank, the link shows the target’s title.',
    ),
    toggle(
      'permanent',
      'Permanent',
      'On: permanent move; search engines use the new address (301). Off: temporary move (302).',
      {initialValue: true},
    ),
    toggle(
      'enabled',
      'Switched on',
      'Off: the old path shows the “page not found” page, which suggests the target.',
      {initialValue: true},
    ),
  ],
  orderings: [orderBy('From', 'from')],
  preview: preview(
    'Redirect without a path',
    {
      title: 'from',
      enabled: 'enabled',
      ...selectLink('to'),
    },
    ({enabled, ...to}) => [`${enabled === false ? 'Off · ' : ''}→ ${linkTarget(to) ?? '…'}`],
  ),
})
