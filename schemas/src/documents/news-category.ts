import {defineChoice} from './define-choice.ts'

export const newsCategory = defineChoice({
  name: 'newsCategory',
  title: 'News category',
  shown: 'the filter of the news page, and a label on articles',
})
