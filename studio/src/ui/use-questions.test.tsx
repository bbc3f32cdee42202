import {act, renderHook} from '@testing-library/react'
import {expect, test, vi} from 'vitest'
import {useQuestions} from './use-questions.tsx'

const {push} = vi.hoisted(() => ({push: vi.fn()}))
vi.mock('@sanity/ui/toast', () => ({useToast: () => ({push})}))

test('a question whose document was closed meanwhile is not answered, and says so', async () => {
  const {result, unmount} = renderHook(() => useQuestions())
  const {ask} = result.current
  unmount()
  expect(await ask({header: 'Review before publishing', content: ''})).toBeUndefined()
  expect(push.mock.calls).toEqual([
    [
      {
        status: 'warning',
        title: 'Nothing was changed, because you left the document',
        description: 'It asks: “Review before publishing”. Open it and try again.',
      },
    ],
  ])
})

test('a question is answered once, and its dialog closes', async () => {
  const {result} = renderHook(() => useQuestions())
  let answer: unknown
  await act(async () => {
    void result.current.ask({header: 'Sure?', content: ''}).then((given) => (answer = given ?? 'canceled'))
  })
  const {dialog} = result.current
  await act(async () => dialog?.onClose?.())
  expect([answer, result.current.dialog]).toEqual(['canceled', undefined])
})
