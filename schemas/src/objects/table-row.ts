import {MenuIcon} from '@sanity/icons/Menu'
import {defineType} from '@sanity/types'
import {objectsIn} from '@upline/domain/content/stored-document.ts'
import {list, textField} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'

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
  preview: preview('Row without a feature', {title: 'feature', cells: 'cells'}, ({cells}) => [
    objectsIn(cells)
      .map(({text, kind}) => text || (kind === 'yes' ? '✓' : kind === 'no' ? '–' : '…'))
      .join(' | '),
  ]),
})
