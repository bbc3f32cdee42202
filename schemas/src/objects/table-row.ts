import {MenuIcon} from '@sanity/icons/Menu'
import {defineType} from '@sanity/types'
import {list, textField} from '../fields/fields.ts'

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  icon: MenuIcon,
  fields: [
    textField('feature', 'Feature', 'What this row compares.'),
    list('cells', 'Cells', 'One cell for each column of the table, in the order of the columns.', {
      of: 'tableCell',
    }),
  ],
  preview: {
    select: {title: 'feature', cells: 'cells'},
    prepare: ({title, cells}) => ({
      title: title || 'Row without a feature',
      subtitle: (Array.isArray(cells) ? cells : [])
        .map((cell) => cell.text || (cell.kind === 'yes' ? '✓' : cell.kind === 'no' ? '–' : '…'))
        .join(' | '),
      media: MenuIcon,
    }),
  },
})
