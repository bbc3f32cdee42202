import {StarIcon} from '@sanity/icons/Star'
import {defineType} from '@sanity/types'
import {iconNames} from '@upline/domain/content/icon-names.ts'

export const iconName = defineType({
  name: 'iconName',
  title: 'Icon',
  type: 'string',
  icon: StarIcon,
  options: {list: iconNames.map((name) => ({value: name, title: readable(name)}))},
})

function readable(name: string): string {
  const label = name.replaceAll('-', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
