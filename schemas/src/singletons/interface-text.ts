import {TranslateIcon} from '@sanity/icons/Translate'
import {defineType} from '@sanity/types'
import {inGroup} from '../fields/field.ts'
import {labels} from '../fields/fields.ts'
import {entries, groups} from './interface-labels.ts'

export const interfaceText = defineType({
  name: 'interfaceText',
  title: 'Site labels and messages',
  type: 'document',
  icon: TranslateIcon,
  groups: Object.entries(groups).map(([name, title], index) => ({name, title, default: index === 0})),
  fields: Object.entries(entries).flatMap(([group, table]) => inGroup(group, labels(table))),
  preview: {prepare: () => ({title: 'Site labels and messages'})},
})
