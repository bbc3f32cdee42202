import {paragraph} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const faqList = {
  _key: 'faqList',
  _type: 'faqList',
  anchor: 'questions',
  tone: 'shade',
  heading: 'Questions employers ask',
  intro: null,
  items: [
    {_id: 'f1', question: 'How many employees do we need?', answer: paragraph('Two are enough.')},
    {_id: 'f2', question: 'How long does a claim take?', answer: paragraph('A week.')},
  ],
} satisfies SectionOf<'faqList'>
