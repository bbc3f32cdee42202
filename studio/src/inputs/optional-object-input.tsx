import {AddIcon} from '@sanity/icons/Add'
import {TrashIcon} from '@sanity/icons/Trash'
import {Box, Stack} from '@sanity/ui'
import {type ObjectInputProps, set, unset} from 'sanity'
import {ActionButton} from '../ui/action-button.tsx'

/** Creates the input of an object that is absent until the editor adds it, and that can be removed. */
export function optionalObjectInput(name: string, initialValue: object) {
  return function OptionalObjectInput(props: ObjectInputProps) {
    const isListMember = typeof props.path.at(-1) === 'object'
    if (isListMember) return props.renderDefault(props)
    const isReadOnly = props.readOnly === true
    if (!props.value) {
      return (
        <Box>
          <ActionButton
            mode="ghost"
            icon={AddIcon}
            text={`Add ${name}`}
            disabled={isReadOnly}
            onClick={() => props.onChange(set(initialValue))}
          />
        </Box>
      )
    }
    return (
      <Stack gap={3}>
        {props.renderDefault(props)}
        <Box>
          <ActionButton
            mode="bleed"
            icon={TrashIcon}
            text={`Remove ${name}`}
            disabled={isReadOnly}
            onClick={() => props.onChange(unset())}
          />
        </Box>
      </Stack>
    )
  }
}
