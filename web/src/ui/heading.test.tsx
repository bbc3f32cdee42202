import {render} from '@testing-library/react'
import {expect, it} from 'vitest'
import {Heading, HeadingScope} from './heading.tsx'

it('takes its level from where it stands', () => {
  const {container} = render(
    <>
      <Heading>1</Heading>
      <HeadingScope>
        <Heading>2</Heading>
        <HeadingScope when={false}>
          <Heading>2</Heading>
        </HeadingScope>
        <HeadingScope by={-1}>
          <Heading>1</Heading>
        </HeadingScope>
        <HeadingScope by={9}>
          <Heading>6</Heading>
        </HeadingScope>
        <Heading level={1}>1</Heading>
      </HeadingScope>
    </>,
  )
  const headings = [...container.children]
  expect(headings.map(({tagName}) => tagName)).toEqual(headings.map(({textContent}) => `H${textContent}`))
})
