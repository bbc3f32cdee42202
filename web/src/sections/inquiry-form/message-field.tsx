import {type ComponentProps, useEffect, useRef, useState} from 'react'
import {fill} from '../../lib/fill.ts'
import {TextAreaField} from '../../ui/text-area-field.tsx'
import type {InquirySettings} from './inquiry-settings.ts'
import {remainingCharacters, tooLongText} from './message-length.ts'
import {readForm} from './read-form.ts'
import type {Subject} from './use-subject.ts'

type Props = Pick<ComponentProps<typeof TextAreaField>, 'id' | 'name' | 'label' | 'hint' | 'error'> & {
  settings: InquirySettings
  subject: Subject
}

/** The optional message with the number of characters left, which the chosen answers reduce. */
export function MessageField({settings, subject, label, ...field}: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  // Undefined until the visitor types, because the limit matters only then.
  const [remaining, setRemaining] = useState<number>()
  useEffect(() => {
    const form = area.current?.form
    if (!form) return
    const count = () => {
      const {values} = readForm(form)
      setRemaining(values.message ? remainingCharacters(values, settings, subject) : undefined)
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
      label={[label, settings.optionalLabel].filter(Boolean).join(' ')}
      placeholder={settings.fields?.message?.placeholder ?? undefined}
      remaining={remaining === undefined ? '' : remainingText(remaining, settings)}
    />
  )
}

function remainingText(remaining: number, settings: InquirySettings): string {
  return remaining < 0 ? tooLongText(remaining, settings) : fill(settings.remaining, {count: remaining})
}
