import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {defineType} from '@sanity/types'
import {choice} from '../fields/choice.ts'
import {words} from '../fields/words.ts'

const marks = {yes: '✓ Included', no: '– Not included'}

export const tableCell = defineType({
  name: 'tableCell',
  title: 'Cell',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    choice({
      name: 'kind',
      title: 'Shows',
      description: 'A mark for yes or no, or words of its own.',
      initialValue: 'text',
      list: [
        {value: 'yes', title: 'Yes'},
        {value: 'no', title: 'No'},
        {value: 'text', title: 'Words'},
      ],
    }),
    words({
      name: 'text',
      title: 'Words',
      description: 'The words in the cell; beside a yes or no they are an optional remark.',
      optional: true,
    }),
  ],
  preview: {
    select: {kind: 'kind', text: 'text'},
    prepare: ({kind, text}) => {
      const mark = kind === 'yes' ? marks.yes : kind === 'no' ? marks.no : undefined
      return {title: [mark, text].filter(Boolean).join(': ') || 'Empty cell'}
    },
  },
})
