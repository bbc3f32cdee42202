import {pictureFields} from '../../content/fragments.ts'

export const timelineFields = /* groq */ `items[]->{_id, year, title, description, picture{${pictureFields}}}`
