import type {ComponentProps} from 'react'
import {type ButtonStyle, buttonClass} from './button-class.ts'
import {classNames} from './class-names.ts'

export function Button({
  look = 'primary',
  className,
  ...rest
}: ComponentProps<'button'> & {look?: ButtonStyle}) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(look), 'disabled:cursor-default disabled:opacity-60', className)}
    />
  )
}
