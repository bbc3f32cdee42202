import {useEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {track} from '../../services/analytics/track.ts'
import {loadInquiries} from '../../services/inquiries/load-inquiries.ts'
import {useHydrated} from '../../ui/use-client-value.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import {messageFor, type SendingResult} from './messages.ts'
import {findProblems, type Problem, toProblems} from './problems.ts'
import {type FilledForm, readForm} from './read-form.ts'
import {requestFor} from './request.ts'
import {useTopic} from './use-topic.ts'

type FormState =
  /** `failure` is the message if sending failed. */
  | {kind: 'open'; problems: readonly Problem[]; failure?: string}
  | {kind: 'sending'; problems: readonly []; failure?: never}
  | {kind: 'saved'; text: string | undefined}

/** The state of one filling-in of the form. `location` names the form for analytics. */
export function useInquiry(settings: InquirySettings, location: string) {
  const {pathname} = useLocation()
  const topic = useTopic(settings)
  // The form of a prerendered page could be filled in before its scripts were there.
  const hydrated = useHydrated()
  const [shownAt] = useState(() => (hydrated ? Date.now() : performance.timeOrigin))
  const [state, setState] = useState<FormState>({kind: 'open', problems: []})
  const started = useRef(false)
  const completed = useRef(new Set<string>())
  // The state is a rendering behind: two presses that arrive together would both find the form open.
  const busy = useRef(false)
  useEffect(() => {
    // The code that stores and sends (4 kB, no Firebase) comes with the form: whoever goes offline before touching it must
    // still be able to leave an inquiry. A failure is reported when the form is sent, which tries again.
    loadInquiries().catch(() => {})
  }, [])
  const labels = {form_type: 'inquiry', form_location: location}

  function start(): void {
    if (started.current) return
    started.current = true
    track('form_start', labels)
  }

  /** Tracks the first time that the visitor leaves a field filled in. */
  function completeStep(form: HTMLFormElement, name: string | null): void {
    if (!name || completed.current.has(name) || !new FormData(form).get(name)) return
    completed.current.add(name)
    track('form_step_complete', {...labels, step: name})
  }

  /**
   * Handles the submit event without a form action (`action`, `useActionState`), because a pending action delays every other
   * transition, such as a navigation, and React resets the fields after it even if the request failed.
   */
  async function submit(element: HTMLFormElement): Promise<void> {
    if (busy.current) return
    start()
    const form = readForm(element)
    const problems = findProblems(form, settings, topic)
    if (problems.length > 0) return setState(refuse(problems))
    busy.current = true
    setState({kind: 'sending', problems: []})
    setState(await send(form))
    busy.current = false
  }

  function refuse(problems: readonly Problem[]): FormState {
    for (const {field, code} of problems) track('form_error', {...labels, field, code})
    return {kind: 'open', problems}
  }

  async function send(form: FilledForm): Promise<FormState> {
    const request = requestFor(form, settings, {topic, shownAt, path: pathname})
    const result = await loadInquiries()
      .then((service) => service.submit(request))
      .catch((): SendingResult => ({status: 'failed', code: 'NO_SERVICE'}))
    if (result.status === 'invalid') return refuse(toProblems(result.errors, settings))
    const text = messageFor(result, settings.messages)
    if (result.status !== 'saved') {
      track('form_error', {...labels, field: '', code: result.code})
      return {kind: 'open', problems: [], failure: text ?? ''}
    }
    track('form_submit', {...labels, inquiry_type: request.type})
    track('form_complete', labels)
    track('lead_generated', {inquiry_type: request.type, form_location: location})
    track('agent_contact', {method: 'form', page: pathname})
    return {kind: 'saved', text}
  }

  return {topic, state, start, completeStep, submit}
}
