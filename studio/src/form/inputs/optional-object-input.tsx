import {AddIcon} from '@sanity/icons/Add'
import {TrashIcon} from '@sanity/icons/Trash'
import {Box, Stack} from '@sanity/ui'
import {isOptional} from '@upline/schemas/fields/fields.ts'
import {useState} from 'react'
import {type ObjectInputProps, set, unset} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'

/** Creates the input of a link or button that is absent until the editor adds it. An optional one can be removed. The focus follows. */
export function optionalObjectInput(initialValue: object) {
  return function OptionalObjectInput(props: ObjectInputProps) {
    const [isRemoved, setRemoved] = useState(false)
    const {title = '', description, fields} = props.schemaType
    const name = /button$/i.test(title) ? 'button' : 'link'
    const isListMember = typeof props.path.at(-1) === 'object'
    if (isListMember || (props.value && !isOptional(description))) return props.renderDefault(props)
    const isReadOnly = props.readOnly === true
    if (!props.value) {
      return (
        <Box>
          <ActionButton
            mode="ghost"
            icon={AddIcon}
            text={`Add ${name}`}
            disabled={isReadOnly}
            autoFocus={isRemoved}
            onClick={() => {
              props.onChange(set(initialValue))
              props.onPathFocus(fields.slice(0, 1).map((field) => field.name))
            }}
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
            onClick={() => {
              setRemoved(true)
              props.onChange(unset())
            }}
          />
        </Box>
      </Stack>
    )
  }
}
