import {useId} from 'react'
import type {StringInputProps} from 'sanity'
import {useData} from '../../ui/query-client.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'

const topicsQuery = 'array::unique(*[_type == "faq" && defined(string(topic))].topic) | order(@ asc)'

export function TopicInput(props: StringInputProps) {
  const client = useStudioClient()
  const list = useId()
  const {data: topics = []} = useData({
    queryKey: ['topics'],
    queryFn: () => client.fetch<string[]>(topicsQuery, {}, {perspective: 'drafts', tag: 'topics'}),
  })
  const elementProps = {...props.elementProps, list}
  return (
    <>
      {props.renderDefault({...props, elementProps})}
      <datalist id={list}>
        {topics.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </datalist>
    </>
  )
}
