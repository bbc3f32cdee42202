import {useQueryState} from '../../ui/use-query-state.ts'
import type {InquirySettings} from './inquiry-settings.ts'

const noTopic = {topic: ''}

/** What the link that led here says the inquiry is about, in the words of the content; a topic it does not know is none. */
export function useTopic({topics}: InquirySettings): string | undefined {
  const [{topic}] = useQueryState(noTopic)
  return topics?.find(({key}) => key === topic)?.text
}
