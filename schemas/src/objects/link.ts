import {LinkIcon} from '@sanity/icons/Link'
import {defineField, defineType} from '@sanity/types'
import {pageTypes} from '@upline/domain/content/page-types.ts'
import {validateAnchor} from '../validation/anchors.ts'
import {checkMailbox, checkPathExists, checkPhone, checkWebAddress} from '../validation/check-link.ts'
import {checkTokens} from '../validation/check-tokens.ts'
import {customRule} from '../validation/custom-rule.ts'
import {validateSitePath} from '../validation/link-targets.ts'
import {detailOf, linkKindList, shownFor, targetOf} from './link-kinds.ts'
import {linkPreview} from './link-preview.ts'

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'Leads to',
      type: 'string',
      description: 'Prefer “A page”: the link stays correct if the page moves.',
      options: {list: [...linkKindList], layout: 'dropdown'},
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      description: 'The page, news article or page of a carrier that opens.',
      to: pageTypes.map((type) => ({type})),
      weak: true,
      hidden: shownFor('page'),
      validation: (rule) => customRule(rule, targetOf('page', 'Choose the page that opens.')),
    }),
    defineField({
      name: 'anchor',
      title: 'Section of the page',
      type: 'string',
      description:
        'Optional: the section of that page that the link leads to. A section gets an anchor in its own form.',
      hidden: shownFor('page'),
      validation: (rule) => customRule(rule, detailOf('page', validateAnchor)),
    }),
    defineField({
      name: 'path',
      title: 'Path on this site',
      type: 'string',
      description:
        'For addresses with a query, or that are not a page: /contact?topic=elite, or #benefits on the same page.',
      hidden: shownFor('path'),
      validation: (rule) => [
        customRule(rule, targetOf('path', 'Enter the path, starting with / or #.', validateSitePath)),
        customRule(rule, detailOf('path', checkPathExists)).warning(),
      ],
    }),
    defineField({
      name: 'url',
      title: 'Web address',
      type: 'string',
      description:
        'The full address on another site, starting with https://, or a fact such as {trainingCallUrl}.',
      hidden: shownFor('url'),
      validation: (rule) => customRule(rule, targetOf('url', 'Enter the full web address.', checkWebAddress)),
    }),
    defineField({
      name: 'email',
      title: 'Email address',
      type: 'string',
      description: 'The address that the email goes to. Preferably a fact such as {email}.',
      hidden: shownFor('email'),
      validation: (rule) =>
        customRule(
          rule,
          targetOf('email', 'Enter the email address, or a fact such as {email}.', checkMailbox),
        ),
    }),
    defineField({
      name: 'subject',
      title: 'Subject',
      type: 'string',
      description: 'Optional. The subject of the email.',
      hidden: shownFor('email'),
      validation: (rule) =>
        customRule(
          rule,
          detailOf('email', (text, context) => checkTokens(text, context, [])),
        ),
    }),
    defineField({
      name: 'body',
      title: 'Text of the email',
      type: 'text',
      rows: 5,
      description: 'Optional. The first lines of the email, such as questions to answer.',
      hidden: shownFor('email'),
      validation: (rule) =>
        customRule(
          rule,
          detailOf('email', (text, context) => checkTokens(text, context, [])),
        ),
    }),
    defineField({
      name: 'phone',
      title: 'Phone number',
      type: 'string',
      description: 'The number to call. Preferably a fact such as {phone}.',
      hidden: shownFor('phone'),
      validation: (rule) =>
        customRule(rule, targetOf('phone', 'Enter the phone number, or a fact such as {phone}.', checkPhone)),
    }),
    defineField({
      name: 'file',
      title: 'Document',
      type: 'reference',
      description: 'The document that is downloaded.',
      to: [{type: 'resourceDocument'}],
      hidden: shownFor('file'),
      validation: (rule) => customRule(rule, targetOf('file', 'Choose the document that is downloaded.')),
    }),
    defineField({
      name: 'newTab',
      title: 'Open in a new tab',
      type: 'boolean',
      description: 'Only if the reader should keep this page open, such as for a page to print.',
      hidden: ({parent}) => !['page', 'path', 'url', 'file'].includes(parent?.kind ?? 'page'),
    }),
  ],
  preview: linkPreview,
})
