import {ArrowRightIcon} from '@sanity/icons/ArrowRight'
import {defineType} from '@sanity/types'
import {choice, linkField, textField} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'
import {linkTarget, selectLink} from './link-preview.ts'

export const action = defineType({
  name: 'action',
  title: 'Button',
  type: 'object',
  icon: ArrowRightIcon,
  fields: [
    textField('label', 'Label', 'Button text: what happens next, in two to four words.'),
    textField(
      'spoken',
      'Read aloud after the label',
      'Optional. For labels such as “Learn More” that don’t say what about. Screen readers and search engines read this after the label, such as “about the company”.',
    ),
    linkField('link', 'Link', 'Where the button leads.', {type: 'link'}),
    choice(
      'style',
      'Style',
      'Optional. One main button per section. Make the others plain buttons or text links.',
      {
        list: [
          {value: 'primary', title: 'Main button'},
          {value: 'secondary', title: 'Plain button'},
          {value: 'text', title: 'Text link'},
        ],
      },
    ),
  ],
  preview: preview('Button without a label', {title: 'label', ...selectLink('link')}, (link) => [
    linkTarget(link) ?? 'No target yet',
  ]),
})
