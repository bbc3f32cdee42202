import {LinkIcon} from '@sanity/icons/Link'
import {defineType} from '@sanity/types'
import {pageTypes} from '@upline/domain/content/page-types.ts'
import {field} from '../fields/field.ts'
import {validateAnchor} from '../validation/anchors.ts'
import {checkTokens} from '../validation/check-tokens.ts'
import {detailOf, linkKindList, shownFor, targetOf} from '../validation/link-kinds.ts'
import {
  checkMailbox,
  checkPathExists,
  checkPhone,
  checkWebAddress,
  validateSitePath,
} from '../validation/link-targets.ts'
import {linkPreview} from './link-preview.ts'

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  // The Studio folds deep objects, such as the link of a card.
  options: {collapsible: false},
  fields: [
    field(
      'string',
      'kind',
      'Leads to',
      'Prefer “A page of this site”: the link stays correct if the page moves.',
      {
        options: {list: [...linkKindList], layout: 'dropdown'},
        required: 'Choose one.',
      },
    ),
    field('reference', 'page', 'Page', 'The page, news article or carrier page that opens.', {
      to: pageTypes.map((type) => ({type})),
      weak: true,
      hidden: shownFor('page'),
      errors: [targetOf('page', 'Choose the page that opens.')],
    }),
    field(
      'string',
      'anchor',
      'Section of the page',
      'Optional. The section of that page that the link opens. You enter a section’s anchor in its own form.',
      {hidden: shownFor('page'), errors: [detailOf('page', validateAnchor)]},
    ),
    field(
      'string',
      'path',
      'Path on this site',
      'For addresses that have a query or aren’t a page: /contact?topic=elite, or #benefits on the same page.',
      {
        hidden: shownFor('path'),
        errors: [targetOf('path', 'Enter the path, starting with / or #.', validateSitePath)],
        warnings: [detailOf('path', checkPathExists)],
      },
    ),
    field(
      'string',
      'url',
      'Web address',
      'The full address on another site, starting with https://, or a fact such as {trainingCallUrl}.',
      {hidden: shownFor('url'), errors: [targetOf('url', 'Enter the full web address.', checkWebAddress)]},
    ),
    field(
      'string',
      'email',
      'Email address',
      'The address that the email goes to. Preferably a fact such as {email}.',
      {
        hidden: shownFor('email'),
        errors: [targetOf('email', 'Enter the email address, or a fact such as {email}.', checkMailbox)],
      },
    ),
    field('string', 'subject', 'Subject', 'Optional. The subject of the email.', {
      hidden: shownFor('email'),
      errors: [detailOf('email', (text, context) => checkTokens(text, context, []))],
    }),
    field(
      'text',
      'body',
      'Text of the email',
      'Optional. The first lines of the email, such as questions to answer.',
      {
        rows: 5,
        hidden: shownFor('email'),
        errors: [detailOf('email', (text, context) => checkTokens(text, context, []))],
      },
    ),
    field('string', 'phone', 'Phone number', 'The number to call. Preferably a fact such as {phone}.', {
      hidden: shownFor('phone'),
      errors: [targetOf('phone', 'Enter the phone number, or a fact such as {phone}.', checkPhone)],
    }),
    field('reference', 'file', 'Document', 'The document that is downloaded.', {
      to: [{type: 'resourceDocument'}],
      hidden: shownFor('file'),
      errors: [targetOf('file', 'Choose the document that is downloaded.')],
    }),
    field(
      'boolean',
      'newTab',
      'Open in a new tab',
      'Only if the reader should keep this page open, such as for a page to print.',
      {
        hidden: ({parent, document}) =>
          document?._type === 'redirect' || !['page', 'path', 'url', 'file'].includes(parent?.kind ?? 'page'),
      },
    ),
  ],
  preview: linkPreview,
})
