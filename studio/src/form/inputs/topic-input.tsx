import {useId} from 'react'
import {type StringInputProps, useClient} from 'sanity'
import {useData} from '../../ui/query-client.ts'

const topicsQuery = 'array::unique(*[_type == "faq" && defined(string(topic))].topic) | order(@ asc)'

/** Suggests the topics of other questions. */
export function TopicInput(props: StringInputProps) {
  const client = useClient({apiVersion: '2025-02-19'})
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
