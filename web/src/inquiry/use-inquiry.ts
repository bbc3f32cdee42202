import {removeSensitive} from '@upline/domain/inquiry/sensitive.ts'
import {isSensitiveCode} from '@upline/domain/inquiry/validate.ts'
import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {track} from '../analytics/track.ts'
import {fill} from '../lib/fill.ts'
import {useHydrated} from '../ui/use-client-value.ts'
import {clearDraft, isTextField, readDraft, restoreDraft, saveDraft} from './draft.ts'
import {
  type FilledForm,
  type FormKind,
  findProblems,
  readForm,
  requestFor,
  toProblems,
} from './form-values.ts'
import type {InquirySettings, Problem} from './inquiry-settings.ts'
import {loadInquiries} from './load-inquiries.ts'
import {outboxStatus} from './outbox-status.ts'
import type {Saved} from './outcome.tsx'
import {useSubject} from './use-subject.ts'

export type InquiryOptions = {
  kind: FormKind
  settings: InquirySettings
  /** Names the form for analytics. */
  location: string
  /** Moves the focus to the first field, because the pressed button is gone. */
  isAnother: boolean
  onSaved: (saved: Saved) => void
}

type State = {
  problems: readonly Problem[]
  /** Message about failed sending. */
  failure?: string | undefined
  /** Number of refused submissions. */
  attempt: number
  isSending: boolean
}

/** A script that a blocker or a proxy holds never comes: the visitor then hears of the phone number (ms). */
const loadTimeout = 15_000

const tooLate = () =>
  new Promise<never>((_, reject) => setTimeout(reject, loadTimeout, new Error('The script did not load')))

/** The state of one filling-in of the form. */
export function useInquiry({kind, settings, location, isAnother, onSaved}: InquiryOptions) {
  const {pathname} = useLocation()
  const subject = useSubject(settings)
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => readDraft(kind))
  // The form of a prerendered page could be filled in before its scripts were there.
  const hydrated = useHydrated()
  const [shownAt] = useState(() => (hydrated ? performance.now() : 0))
  const [state, setState] = useState<State>({problems: [], attempt: 0, isSending: false})
  const started = useRef(false)
  const completed = useRef(new Set<string>())
  /** Texts of which the visitor said that they contain nothing sensitive. */
  const confirmed = useRef(new Set<string>())
  // The state is a rendering behind: two presses that arrive together would both find the form open.
  const busy = useRef(false)
  useLayoutEffect(() => {
    if (element.current) restoreDraft(draft, element.current)
  }, [draft])
  const begin = useEffectEvent(() => {
    // Loads the code that stores and sends (4 kB, no Firebase) with the form, so that visitors who go offline can still leave an inquiry.
    // A failure is reported on submit, which tries again.
    loadInquiries().catch(() => {})
    if (!element.current) return
    if (isAnother) element.current.querySelector('input')?.focus()
    if ([...new FormData(element.current).values()].some(Boolean)) start()
  })
  useEffect(() => begin(), [])
  const labels = {form_type: kind, form_location: location}
  const problemsOf = (form: FilledForm) => findProblems(kind, form, settings, subject, confirmed.current)

  function start(): void {
    if (started.current) return
    started.current = true
    track('form_start', labels)
  }

  /** Tracks the first time that the visitor leaves a field filled in. */
  function leave(form: HTMLFormElement, name: string | null): void {
    if (!name || completed.current.has(name) || !new FormData(form).get(name)) return
    completed.current.add(name)
    track('form_step_complete', {...labels, step: name})
  }

  /** Saves the draft, and updates the changed field's problem. */
  function change(form: HTMLFormElement, name: string): void {
    saveDraft(kind, form)
    if (!state.problems.some(({field}) => field === name)) return
    const found = problemsOf(readForm(form)).filter(({field}) => field === name)
    setState({...state, problems: state.problems.flatMap((each) => (each.field === name ? found : [each]))})
  }

  /**
   * Handles the submit event without a form action (`action`, `useActionState`), because a pending action delays every other
   * transition, such as a navigation, and React resets the fields after it even if the request failed.
   */
  async function submit(): Promise<void> {
    if (busy.current || !element.current) return
    start()
    const form = readForm(element.current)
    const problems = problemsOf(form)
    if (problems.length > 0) return refuse(problems)
    busy.current = true
    setState(({attempt}) => ({problems: [], attempt, isSending: true}))
    await send(form)
    busy.current = false
  }

  /** The fields whose text looks sensitive. */
  function sensitiveFields() {
    return state.problems
      .filter(({code}) => isSensitiveCode(code))
      .map(({field}) => element.current?.elements.namedItem(field) ?? null)
      .filter(isTextField)
  }

  function confirmNumbers(): void {
    for (const {value} of sensitiveFields()) confirmed.current.add(value)
    void submit()
  }

  function removeNumbers(): void {
    const fields = sensitiveFields()
    for (const field of fields) {
      field.value = removeSensitive(field.value)
      field.dispatchEvent(new Event('input', {bubbles: true}))
    }
    if (element.current) saveDraft(kind, element.current)
    setState({...state, problems: state.problems.filter(({code}) => !isSensitiveCode(code))})
    fields[0]?.focus()
  }

  function refuse(problems: readonly Problem[], failure?: string): void {
    for (const {field, code} of problems) track('form_error', {...labels, field, code})
    setState(({attempt}) => ({problems, failure, attempt: attempt + 1, isSending: false}))
  }

  async function send(form: FilledForm): Promise<void> {
    const {messages} = settings
    const request = {
      ...requestFor(kind, form, settings, subject, pathname),
      ...(confirmed.current.size > 0 && {confirmed: true}),
      // A restored form takes no time to fill in.
      elapsed: Object.keys(draft).length > 0 ? undefined : performance.now() - shownAt,
    }
    const result = await Promise.race([loadInquiries(), tooLate()])
      .then((service) => service.submit(request))
      .catch(() => ({status: 'failed', code: 'NO_SERVICE'}) as const)
    if (result.status === 'invalid') return refuse(toProblems(result.errors, settings))
    if (result.status !== 'saved') {
      track('form_error', {...labels, field: '', code: result.code})
      if (result.status === 'rate-limited')
        return refuse([], fill(messages?.rateLimit, {limit: result.limit, n: result.minutes}))
      const isUnsaved = result.code === 'SUBMISSION_FAILED'
      return refuse([], (isUnsaved ? messages?.submissionFailed : messages?.genericError) ?? '')
    }
    clearDraft(kind)
    track('form_submit', {...labels, inquiry_type: request.type})
    track('form_complete', labels)
    track('lead_generated', {inquiry_type: request.type, form_location: location})
    track('agent_contact', {method: 'form', page: pathname})
    const isWaiting = result.via === 'local'
    onSaved({id: result.id, isWaiting})
    // The visitor has left the form meanwhile, so that only the notice can tell.
    if (!element.current) outboxStatus.set(isWaiting ? 'waiting' : 'sent')
  }

  return {element, draft, subject, ...state, start, leave, change, submit, confirmNumbers, removeNumbers}
}
