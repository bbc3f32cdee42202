import {remainingLength} from '@upline/inquiry/compose-message.ts'
import type {InquiryFormValues} from '@upline/inquiry/types.ts'
import {type ComponentProps, useEffect, useRef, useState} from 'react'
import {fill} from '../../lib/fill.ts'
import {TextAreaField} from '../../ui/text-area-field.tsx'
import {answersOf} from './answers.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import {readForm} from './read-form.ts'

type Props = Pick<ComponentProps<typeof TextAreaField>, 'id' | 'name' | 'label' | 'hint' | 'error'> & {
  settings: InquirySettings
  topic: string | undefined
}

const empty: InquiryFormValues = {
  fullName: '',
  email: '',
  phone: '',
  licenseStatus: '',
  experience: '',
  interests: [],
  message: '',
}

/** The optional message, and how much longer it may become beside the chosen answers, which are sent with it. */
export function MessageField({settings, topic, label, ...field}: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [remaining, setRemaining] = useState(() => remainingLength(answersOf(empty, settings, undefined), ''))
  useEffect(() => {
    const form = area.current?.form
    if (!form) return
    const count = () => {
      const {values} = readForm(form)
      setRemaining(remainingLength(answersOf(values, settings, topic), values.message))
    }
    // Also what was filled in before hydration.
    count()
    form.addEventListener('input', count)
    return () => form.removeEventListener('input', count)
  }, [settings, topic])
  return (
    <TextAreaField
      {...field}
      ref={area}
      label={`${label} ${settings.optionalLabel}`}
      placeholder={settings.fields.message.placeholder ?? undefined}
      remaining={fill(settings.remaining, {count: remaining})}
    />
  )
}
