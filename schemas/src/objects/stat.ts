import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineType} from '@sanity/types'
import {iconField} from '../fields/common-fields.ts'
import {words} from '../fields/words.ts'

export const stat = defineType({
  name: 'stat',
  title: 'Figure',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    words({
      name: 'value',
      title: 'Value',
      description: 'The figure itself; best a fact such as {statesCount}.',
    }),
    words({
      name: 'unit',
      title: 'Unit',
      description: 'Optional: what stands after the figure, such as % or years.',
      optional: true,
    }),
    words({name: 'label', title: 'Label', description: 'What the figure counts.'}),
    iconField({optional: true}),
  ],
  preview: {select: {title: 'value', subtitle: 'label'}},
})
