import type {Contracting, InquiryField} from '@upline/domain/inquiry/types.ts'
import {ChoiceGroup} from '../../ui/choice-group.tsx'
import {SelectField} from '../../ui/select-field.tsx'
import {TextField} from '../../ui/text-field.tsx'
import {licenseChoices} from './answers.ts'
import type {FormParts} from './form.tsx'
import type {InquirySettings} from './inquiry-settings.ts'
import {MessageField} from './message-field.tsx'

type Props = Pick<FormParts, 'id' | 'subject' | 'problems'> & {settings: InquirySettings}

const plain = (values: readonly string[] | undefined) =>
  (values ?? []).map((value) => ({value, label: value}))

/** Renders the questions in the order of validation. None is controlled: the form is read on submit. */
export function Fields({id, settings, subject, problems}: Props) {
  const about = (field: Exclude<InquiryField, keyof Contracting>) => ({
    id: `${id}-${field}`,
    name: field,
    label: settings.fields?.[field]?.label,
    hint: settings.fields?.[field]?.hint,
    error: problems.find((problem) => problem.field === field)?.message,
  })
  const text = (field: 'fullName' | 'email' | 'phone') => ({
    ...about(field),
    placeholder: settings.fields?.[field]?.placeholder ?? undefined,
  })
  return (
    <>
      <div className="grid gap-7 sm:grid-cols-2">
        <TextField {...text('fullName')} required autoComplete="name" />
        <TextField {...text('email')} required type="email" autoComplete="email" inputMode="email" />
        <TextField {...text('phone')} required type="tel" autoComplete="tel" inputMode="tel" />
        {settings.stateOptions && settings.stateOptions.length > 0 && (
          <SelectField
            {...about('state')}
            label={[settings.fields?.state?.label, settings.optionalLabel].filter(Boolean).join(' ')}
            autoComplete="address-level1"
            placeholder={settings.fields?.state?.placeholder}
            choices={plain(settings.stateOptions)}
          />
        )}
        <SelectField
          {...about('licenseStatus')}
          required
          placeholder={settings.fields?.licenseStatus?.placeholder}
          choices={licenseChoices(settings)}
        />
        <SelectField
          {...about('experience')}
          required
          placeholder={settings.fields?.experience?.placeholder}
          choices={plain(settings.experienceOptions)}
        />
      </div>
      <ChoiceGroup {...about('interests')} choices={plain(settings.interestOptions)} />
      <MessageField {...about('message')} settings={settings} subject={subject} />
    </>
  )
}
