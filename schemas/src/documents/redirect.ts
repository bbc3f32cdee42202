import {TransferIcon} from '@sanity/icons/Transfer'
import {defineField, defineType} from '@sanity/types'
import {textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {linkTarget} from '../objects/link-preview.ts'
import {checkRedirectSource, checkRedirectTarget} from '../validation/check-redirect.ts'
import {customRule} from '../validation/custom-rule.ts'
import {validateRedirectKind} from '../validation/redirects.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      type: 'string',
      description: 'The old path, such as /insurance/annuity.',
      validation: (rule) => [
        rule.required().error('Enter the old path.'),
        customRule(rule, checkRedirectSource),
      ],
    }),
    defineField({
      name: 'to',
      title: 'To',
      type: 'link',
      description: 'Where visitors of the old path go.',
      validation: (rule) => [
        rule.required().error('Choose where it goes.'),
        customRule(rule, validateRedirectKind),
        customRule(rule, checkRedirectTarget),
      ],
    }),
    textField(
      'suggestion',
      'Suggestion on the “page not found” page',
      'Optional. While the redirect is off, this is a large link from the old path to the target, such as “Looking for our team? Meet the team”. Without it, the link is the title of the target.',
      {optional: true},
    ),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      description: 'On: permanent move; search engines use the new address (301). Off: temporary move (302).',
      initialValue: true,
    }),
    defineField({
      name: 'enabled',
      title: 'Switched on',
      type: 'boolean',
      description: 'Off: the old path shows the “page not found” page, which suggests the target.',
      initialValue: true,
    }),
  ],
  orderings: [orderBy('From', 'from')],
  preview: {
    select: {
      from: 'from',
      enabled: 'enabled',
      kind: 'to.kind',
      pagePath: 'to.page.path',
      anchor: 'to.anchor',
      path: 'to.path',
      url: 'to.url',
    },
    prepare: ({from, enabled, ...to}) => ({
      title: from || 'Redirect without a path',
      subtitle: `${enabled === false ? 'Off · ' : ''}→ ${linkTarget(to) ?? '…'}`,
    }),
  },
})
