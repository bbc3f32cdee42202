import {richTextFields} from '../../content/fragments.ts'

export const courseListFields = /* groq */ `
  heading,
  intro,
  items[]->{
    _id,
    title,
    description,
    icon,
    modules,
    duration,
    level,
    body[]{${richTextFields}}
  },
  modulesLabel,
  durationLabel,
  startLabel,
  closeLabel
`
