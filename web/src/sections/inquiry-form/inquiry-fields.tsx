import {ConsentField} from './consent-field.tsx'
import {ContractingFields} from './contracting-fields.tsx'
import {Fields} from './fields.tsx'
import type {FormParts} from './form.tsx'
import type {InquirySettings} from './inquiry-settings.ts'

/** Renders all fields of the full inquiry. */
export function InquiryFields({settings, ...form}: FormParts & {settings: InquirySettings}) {
  const {id, problems} = form
  return (
    <>
      <p className="text-sm text-soft">{settings.requiredNote}</p>
      <Fields {...form} settings={settings} />
      <ContractingFields {...form} settings={settings} />
      {settings.consent && settings.consent.enabled !== 'off' && (
        <ConsentField
          id={`${id}-consent`}
          text={settings.consent.text}
          required={settings.consent.enabled === 'required'}
          error={problems.find(({field}) => field === 'consent')?.message}
        />
      )}
    </>
  )
}
