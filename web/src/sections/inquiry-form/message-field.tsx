import {useEffect, useRef, useState} from 'react'
import {TextAreaField} from '../../ui/text-area-field.tsx'
import {messageLength} from './answers.ts'
import {useField, useFormParts} from './form-parts.ts'
import {readForm} from './read-form.ts'

/** The optional message with the number of characters left, which the chosen answers reduce. */
export function MessageField() {
  const {settings, subject} = useFormParts()
  const field = useField()('message')
  const area = useRef<HTMLTextAreaElement>(null)
  // Empty until the visitor types, because the limit matters only then.
  const [remaining, setRemaining] = useState('')
  useEffect(() => {
    const form = area.current?.form
    if (!form) return
    const count = () => {
      const {values} = readForm(form)
      setRemaining(values.message ? messageLength(values, settings, subject).text : '')
    }
    // Also what was filled in before hydration.
    count()
    form.addEventListener('input', count)
    return () => form.removeEventListener('input', count)
  }, [settings, subject])
  return (
    <TextAreaField
      {...field}
      ref={area}
      label={[field.label, settings.optionalLabel].filter(Boolean).join(' ')}
      remaining={remaining}
    />
  )
}
