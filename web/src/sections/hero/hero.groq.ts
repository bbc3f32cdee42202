import {actionFields, leadPictureFields, pictureFields, statFields} from '../../content/fragments.ts'

export const heroFields = /* groq */ `
  layout,
  eyebrow,
  heading,
  text,
  actions[]{${actionFields}},
  picture{${leadPictureFields}},
  stats[]{${statFields}},
  "seals": select(layout == "seals" => *[_type == "carrier" && featured == true] | order(name asc)[0...12]{
    _id,
    name,
    fallbackText,
    "path": select(hasPage == true => path),
    logo{${pictureFields}}
  })
`
