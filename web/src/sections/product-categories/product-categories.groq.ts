import {availableFields} from '../../content/fragments.ts'

/** A product has the carriers that it refers to and those with a specialty of its name, as in the directory. */
export const productCategoriesFields = /* groq */ `
  items[]->{
    _id, name, description, icon,
    products[]{
      _key,
      name,
      "carriers": *[_type == "carrier" && (_id in ^.carriers[]._ref || ^.name in specialties)]
        | order(lower(name) asc){_id, name, ${availableFields}}
    }
  }
`
