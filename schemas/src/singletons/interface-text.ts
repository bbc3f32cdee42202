import {TranslateIcon} from '@sanity/icons/Translate'
import {defineType} from '@sanity/types'
import {words} from '../fields/words.ts'
import {entries, groups} from './interface-words.ts'

export const interfaceText = defineType({
  name: 'interfaceText',
  title: 'Words of the interface',
  type: 'document',
  icon: TranslateIcon,
  groups: Object.entries(groups).map(([name, title], index) => ({name, title, default: index === 0})),
  fields: Object.entries(entries).flatMap(([group, list]) =>
    list.map(([name, title, initialValue, description, ...parameters]) =>
      words({
        name,
        title,
        initialValue,
        description,
        parameters,
        group,
        rows: initialValue.length > 60 ? 3 : undefined,
      }),
    ),
  ),
  preview: {prepare: () => ({title: 'Words of the interface'})},
})
