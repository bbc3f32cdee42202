import {Stack, Text} from '@sanity/ui'
import {type InputProps, isStringInputProps, type StringInputProps} from 'sanity'

/** Renders an input. A text says who else is in it, because the text of two people who type at once is scrambled. */
export function InputWithPresence(props: InputProps) {
  return isStringInputProps(props) ? <TextWithPresence {...props} /> : props.renderDefault(props)
}

function TextWithPresence(props: StringInputProps) {
  const names = [...new Set(props.presence.map(({user}) => user.displayName ?? 'Someone'))]
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {names.length > 0 && (
        <Text size={1} role="status" style={{color: 'var(--card-badge-caution-fg-color)'}}>
          {names.join(' and ')} {names.length === 1 ? 'is' : 'are'} in this field. Wait, or agree who writes:
          it can’t be written by two at once.
        </Text>
      )}
    </Stack>
  )
}
