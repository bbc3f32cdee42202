import {screen, within} from '@testing-library/react'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {FaqList} from './faq-list.tsx'

it('shows each question as a heading that unfolds its answer', () => {
  const section = sectionOf('faqList')
  renderOnSite(<FaqList section={section} />)
  const answers = screen.getAllByRole('group')
  expect(answers).toHaveLength(section.items.length)
  for (const [at, {question}] of section.items.entries()) {
    const answer = answers[at]
    if (!answer) throw new Error('An answer is missing')
    expect(within(answer).getByRole('heading').textContent).toBe(question)
    expect(answer.textContent?.length).toBeGreaterThan(String(question).length)
  }
})
