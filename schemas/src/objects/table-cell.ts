import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {defineType} from '@sanity/types'
import {choice, textField} from '../fields/fields.ts'

const marks = {yes: '✓ Included', no: '– Not included'}

export const tableCell = defineType({
  name: 'tableCell',
  title: 'Cell',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    choice('kind', 'Shows', 'Yes, no, or text.', {
      initialValue: 'text',
      list: [
        {value: 'yes', title: 'Yes'},
        {value: 'no', title: 'No'},
        {value: 'text', title: 'Text'},
      ],
    }),
    textField('text', 'Text', 'Optional. The text in the cell, or a remark next to yes or no.'),
  ],
  preview: {
    select: {kind: 'kind', text: 'text'},
    prepare: ({kind, text}) => {
      const mark = kind === 'yes' ? marks.yes : kind === 'no' ? marks.no : undefined
      return {title: [mark, text].filter(Boolean).join(': ') || 'Empty cell'}
    },
  },
})
