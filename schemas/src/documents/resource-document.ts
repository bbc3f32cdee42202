import {DownloadIcon} from '@sanity/icons/Download'
import {defineField, defineType} from '@sanity/types'
import {fileTypes, validateFileType} from '@upline/domain/content/file-types.ts'
import {choice, textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {customRule} from '../validation/custom-rule.ts'

const groups = [
  {value: 'forms', title: 'Forms'},
  {value: 'guides', title: 'Guides'},
  {value: 'marketing', title: 'Marketing'},
]

export const resourceDocument = defineType({
  name: 'resourceDocument',
  title: 'Document',
  type: 'document',
  icon: DownloadIcon,
  fields: [
    textField('name', 'Name', 'What the document is called on the site.'),
    choice('group', 'Group', 'The list of the document center that it belongs to.', {list: groups}),
    defineField({
      name: 'file',
      title: 'File',
      type: 'file',
      description: 'Preferably a PDF. Type and size are shown automatically.',
      options: {accept: fileTypes.map((type) => `.${type}`).join(',')},
      validation: (rule) => [
        rule.required().assetRequired().error('Upload the file that agents download.'),
        customRule(rule, (file: {asset?: {_ref?: string}} | undefined) =>
          validateFileType(file?.asset?._ref),
        ),
      ],
    }),
    textField('description', 'Description', 'When an agent needs the document, in one sentence.', {rows: 2}),
  ],
  orderings: [orderBy('Group', 'group', 'name')],
  preview: {
    select: {title: 'name', group: 'group', extension: 'file.asset.extension', size: 'file.asset.size'},
    prepare: ({title, group, extension, size}) => ({
      title: title || 'Document without a name',
      subtitle: [
        groups.find(({value}) => value === group)?.title,
        extension?.toUpperCase(),
        size && `${Math.ceil(size / 1024)} KB`,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
