import {richTextFields} from '../../content/fragments.ts'

export const faqListFields = /* groq */ `items[]->{_id, question, answer[]{${richTextFields}}}`
