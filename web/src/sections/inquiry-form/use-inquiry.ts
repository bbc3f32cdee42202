import {useEffect, useRef, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {track} from '../../services/analytics/track.ts'
import {loadInquiries} from '../../services/inquiries/load-inquiries.ts'
import type {InquiryField, InquiryFormValues} from '../../services/inquiries/types.ts'
import {validateForm} from '../../services/inquiries/validate.ts'
import {useHydrated} from '../../ui/use-client-value.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import {messageFor, type SendingResult} from './messages.ts'
import {requestFor} from './request.ts'
import {useTopic} from './use-topic.ts'
import {writtenValues} from './written-values.ts'

/** What is wrong with a field, in the words of the content. */
export type Problem = {field: InquiryField | 'consent'; message: string}

export type FormState =
  | {kind: 'idle'}
  | {kind: 'sending'}
  | {kind: 'saved'; text: string}
  | {kind: 'failed'; text: string}

const empty: InquiryFormValues = {
  fullName: '',
  email: '',
  phone: '',
  licenseStatus: '',
  experience: '',
  interests: [],
  message: '',
}

export type Inquiry = ReturnType<typeof useInquiry>

/** The state of the form from the first touch to the thanks. `location` names the form for analytics. */
export function useInquiry(settings: InquirySettings, location: string) {
  const {pathname} = useLocation()
  const topic = useTopic(settings)
  const [values, setValues] = useState(empty)
  const [consent, setConsent] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [state, setState] = useState<FormState>({kind: 'idle'})
  // The form of a prerendered page could be filled in before its scripts were there.
  const hydrated = useHydrated()
  const [shownAt, setShownAt] = useState(() => (hydrated ? Date.now() : performance.timeOrigin))
  const touched = useRef(false)
  // The state is a rendering behind: two presses that arrive together would both find the form idle.
  const sending = useRef(false)
  useEffect(() => {
    // The code that keeps and sends (4 kB, no Firebase) comes with the form: whoever goes offline before touching it
    // must still be able to leave an inquiry.
    loadInquiries().catch(() => {}) // tried again, and reported, when the form is sent
  }, [])
  const form = {form_type: 'inquiry', form_location: location}

  const touch = () => {
    if (touched.current) return
    touched.current = true
    track('form_start', form)
  }

  /** Takes over what was filled in before the page's scripts were there. */
  const adopt = (written: HTMLFormElement) => {
    const found = writtenValues(written)
    if (!Object.values(found).some(({length}) => length > 0)) return
    setValues(found)
    setConsent(new FormData(written).has('consent'))
    touch()
  }

  const refuse = (found: {field: Problem['field']; code: string; message: string}[]) => {
    setProblems(found.map(({field, message}) => ({field, message})))
    setState({kind: 'idle'})
    for (const {field, code} of found) track('form_error', {...form, field, code})
  }

  const submit = async (honeypot: string) => {
    if (sending.current) return
    touch()
    const found = validateForm(values).map((error) => ({...error, message: settings.messages[error.code]}))
    const unsigned =
      settings.consent.enabled === 'required' && !consent
        ? [{field: 'consent' as const, code: 'consentRequired', message: settings.messages.consentRequired}]
        : []
    if (found.length + unsigned.length > 0) return refuse([...found, ...unsigned])

    setProblems([])
    setState({kind: 'sending'})
    sending.current = true
    const request = requestFor(values, settings, {
      topic,
      honeypot,
      shownAt,
      consentPage: consent ? pathname : undefined,
    })
    const result = await loadInquiries()
      .then((service) => service.submit(request))
      .catch((): SendingResult => ({status: 'failed', code: 'NO_SERVICE'}))
    sending.current = false
    if (result.status === 'invalid') {
      return refuse(result.errors.map((error) => ({...error, message: settings.messages[error.code]})))
    }
    const text = messageFor(result, settings.messages)
    if (result.status !== 'saved') {
      track('form_error', {...form, field: '', code: result.code})
      return setState({kind: 'failed', text})
    }
    setValues(empty)
    setConsent(false)
    setState({kind: 'saved', text})
    track('form_submit', {...form, inquiry_type: request.type})
    track('form_complete', form)
    track('lead_generated', {inquiry_type: request.type, form_location: location})
  }

  return {
    values,
    topic,
    consent,
    problems,
    state,
    touch,
    adopt,
    submit,
    change: (some: Partial<InquiryFormValues>) => setValues((before) => ({...before, ...some})),
    giveConsent: setConsent,
    startAgain: () => {
      setShownAt(Date.now())
      setState({kind: 'idle'})
    },
  }
}
