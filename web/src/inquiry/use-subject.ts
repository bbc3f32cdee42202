import {fold} from '@upline/domain/content/fold.ts'
import type {LabeledAnswer} from '@upline/domain/inquiry/compose-message.ts'
import {useMemo} from 'react'
import {useSite} from '../content/site-context.ts'
import {useQueryState} from '../ui/use-query-state.ts'
import type {InquirySettings} from './inquiry-settings.ts'

const noSubject = {topic: '', carrier: '', product: '', state: ''}

/** The subject that the link to the form names, without names that the content lacks. */
export type Subject = {carrier: string; product: string; state: string; answers: readonly LabeledAnswer[]}

export function useSubject(settings: InquirySettings): Subject {
  const {topics, topicLabel, aboutLabel, carrierNames, stateOptions} = settings
  const [query] = useQueryState(noSubject)
  const {choices} = useSite()
  return useMemo(() => {
    const find = (text: string, names: readonly (string | null)[] | null | undefined) =>
      names?.find((name) => slugOf(name ?? '') === slugOf(text)) ?? ''
    const specialty = choices.carrierSpecialty?.find(({key, title}) => find(query.product, [key, title]))
    const topic = topics?.find(({key}) => key === query.topic)?.text
    const carrier = find(query.carrier, carrierNames)
    const product = specialty?.title ?? ''
    const state = find(query.state, stateOptions)
    const about = [carrier, product, state].filter(Boolean).join(', ')
    return {
      carrier,
      product,
      state,
      answers: [
        ...(topic ? [{label: topicLabel, value: topic}] : []),
        ...(about ? [{label: aboutLabel ?? undefined, value: about}] : []),
      ],
    }
  }, [query, choices, topics, topicLabel, aboutLabel, carrierNames, stateOptions])
}

function slugOf(name: string): string {
  return fold(name).replace(/[^a-z0-9]+/g, '-')
}
