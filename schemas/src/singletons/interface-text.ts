import {TranslateIcon} from '@sanity/icons/Translate'
import {defineType} from '@sanity/types'
import {label} from '../fields/fields.ts'
import {entries, groups} from './interface-labels.ts'

export const interfaceText = defineType({
  name: 'interfaceText',
  title: 'Site labels and messages',
  type: 'document',
  icon: TranslateIcon,
  groups: Object.entries(groups).map(([name, title], index) => ({name, title, default: index === 0})),
  fields: Object.entries(entries).flatMap(([group, list]) =>
    list.map(([name, title, initialValue, description]) =>
      label(name, title, initialValue, description, {group, rows: initialValue.length > 60 ? 3 : undefined}),
    ),
  ),
  preview: {prepare: () => ({title: 'Site labels and messages'})},
})
