import {pictureFields, richTextFields} from '../../content/fragments.ts'

export const inquiryFormFields = /* groq */ `
  "settings": *[_type == "inquirySettings"][0]{
    ...,
    privacyNote[]{${richTextFields}},
    contactPerson->{_id, name, role, picture{${pictureFields}}},
    "carrierNames": *[_type == "carrier" && defined(name)].name
  }
`
