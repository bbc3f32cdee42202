import {fill} from '../../lib/fill.ts'
import {remainingLength} from '../../services/inquiries/compose-message.ts'
import type {InquiryField} from '../../services/inquiries/types.ts'
import {ChoiceGroup} from '../../ui/choice-group.tsx'
import {SelectField} from '../../ui/select-field.tsx'
import {TextAreaField} from '../../ui/text-area-field.tsx'
import {TextField} from '../../ui/text-field.tsx'
import {answersOf, licenseChoices} from './answers.ts'
import type {InquirySettings} from './inquiry-settings.ts'
import type {Inquiry} from './use-inquiry.ts'

type Props = {id: string; settings: InquirySettings; inquiry: Inquiry}

const plain = (values: readonly string[]) => values.map((value) => ({value, label: value}))

/** The seven questions, in the order in which they are checked. */
export function Fields({id, settings, inquiry}: Props) {
  const {values, topic, change, problems} = inquiry
  const about = (field: InquiryField) => ({
    id: `${id}-${field}`,
    name: field,
    label: settings.fields[field].label,
    hint: settings.fields[field].hint,
    error: problems.find((problem) => problem.field === field)?.message,
  })
  const text = (field: 'fullName' | 'email' | 'phone' | 'message') => ({
    ...about(field),
    placeholder: settings.fields[field].placeholder ?? undefined,
    value: values[field],
    onChange: (event: {target: {value: string}}) => change({[field]: event.target.value}),
  })
  return (
    <>
      <TextField {...text('fullName')} required autoComplete="name" />
      <div className="grid gap-7 sm:grid-cols-2">
        <TextField {...text('email')} required type="email" autoComplete="email" inputMode="email" />
        <TextField {...text('phone')} required type="tel" autoComplete="tel" inputMode="tel" />
      </div>
      <div className="grid gap-7 sm:grid-cols-2">
        <SelectField
          {...about('licenseStatus')}
          required
          placeholder={settings.fields.licenseStatus.placeholder}
          choices={licenseChoices(settings)}
          value={values.licenseStatus}
          // The list holds the keys of the content's options, which are the statuses.
          onChange={({target}) => change({licenseStatus: target.value as typeof values.licenseStatus})}
        />
        <SelectField
          {...about('experience')}
          required
          placeholder={settings.fields.experience.placeholder}
          choices={plain(settings.experienceOptions)}
          value={values.experience}
          onChange={({target}) => change({experience: target.value})}
        />
      </div>
      <ChoiceGroup
        {...about('interests')}
        kind="several"
        choices={plain(settings.interestOptions)}
        value={values.interests}
        onChange={(interests) => change({interests})}
      />
      <TextAreaField
        {...text('message')}
        label={`${settings.fields.message.label} ${settings.optionalLabel}`}
        remaining={fill(settings.remaining, {
          count: remainingLength(answersOf(values, settings, topic), values.message),
        })}
      />
    </>
  )
}
