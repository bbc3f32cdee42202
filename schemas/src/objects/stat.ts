import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineType} from '@sanity/types'
import {textField} from '../fields/fields.ts'

export const stat = defineType({
  name: 'stat',
  title: 'Figure',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    textField('value', 'Value', 'The figure itself, preferably a fact such as {statesCount}.'),
    textField('unit', 'Unit', 'Optional. Text after the number, such as % or years.'),
    textField('label', 'Label', 'What the figure counts.'),
  ],
  preview: {select: {title: 'value', subtitle: 'label'}},
})
