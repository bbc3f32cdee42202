import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineType} from '@sanity/types'
import {orderField} from '../fields/common-fields.ts'
import {textField, wordList} from '../fields/fields.ts'
import {byOrder} from '../fields/order-by.ts'

export const careerLevel = defineType({
  name: 'careerLevel',
  title: 'Career level',
  type: 'document',
  icon: TrendUpwardIcon,
  fields: [
    textField('level', 'Level', 'The name of the level.'),
    textField('timeframe', 'Time frame', 'How long agents have usually been here, such as 0-12 months.'),
    wordList('requirements', 'Requirements', 'Requirements of this level, one per line.'),
    wordList('benefits', 'Benefits', 'Benefits of this level, one per line.'),
    orderField(),
  ],
  orderings: [byOrder],
  preview: {select: {title: 'level', subtitle: 'timeframe'}},
})
