import {Stack, Text, TextInput} from '@sanity/ui'
import {type ComponentProps, type ReactNode, useId} from 'react'
import {Note} from './note.tsx'

/** Attributes that connect an input to its label, description and problem. */
interface InputAttributes {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

interface FieldProps {
  title: string
  description?: string | undefined
  problem?: string | undefined
  children: (input: InputAttributes) => ReactNode
}

/** Renders a label, a description and a problem around one input. */
export function Field({title, description, problem, children}: FieldProps) {
  const id = useId()
  return (
    <Stack gap={2} flex={1}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {title}
      </Text>
      {description && <Note id={`${id}-description`}>{description}</Note>}
      {children({
        id,
        'aria-describedby': `${id}-description ${id}-problem`,
        'aria-invalid': problem !== undefined,
      })}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </Stack>
  )
}

interface TextFieldProps
  extends Omit<FieldProps, 'children'>,
    Omit<ComponentProps<typeof TextInput>, keyof FieldProps | 'onChange'> {
  onChange: (value: string) => void
}

/** Renders a field with one line of text, a date or a time. */
export function TextField({title, description, problem, onChange, ...input}: TextFieldProps) {
  return (
    <Field {...{title, description, problem}}>
      {(attributes) => (
        <TextInput
          fontSize={1}
          {...input}
          {...attributes}
          onChange={({currentTarget}) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** Renders the problem of a field; screen readers announce it. */
export function FieldProblem({id, problem}: {id: string; problem: string | undefined}) {
  if (!problem) return null
  return (
    <Text size={1} role="alert" id={id} style={{color: 'var(--card-badge-critical-fg-color)'}}>
      {problem}
    </Text>
  )
}
