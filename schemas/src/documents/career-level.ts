import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineType} from '@sanity/types'
import {byOrder} from '../fields/by-order.ts'
import {orderField} from '../fields/common-fields.ts'
import {wordList} from '../fields/word-list.ts'
import {words} from '../fields/words.ts'

export const careerLevel = defineType({
  name: 'careerLevel',
  title: 'Career level',
  type: 'document',
  icon: TrendUpwardIcon,
  fields: [
    words({name: 'level', title: 'Level', description: 'The name of the level.'}),
    words({
      name: 'timeframe',
      title: 'Time frame',
      description: 'When agents usually are there, such as 0-12 months.',
    }),
    wordList({
      name: 'requirements',
      title: 'Requirements',
      description: 'What the level asks, one point a line.',
    }),
    wordList({name: 'benefits', title: 'Benefits', description: 'What the level gives, one point a line.'}),
    orderField(),
  ],
  orderings: [byOrder],
  preview: {select: {title: 'level', subtitle: 'timeframe'}},
})
