import {Button, type ButtonProps} from '@sanity/ui'

/** Renders a button in the size of the Studio's own tools and dialogs. */
export function ActionButton(props: ButtonProps) {
  return <Button fontSize={1} padding={3} {...props} />
}
