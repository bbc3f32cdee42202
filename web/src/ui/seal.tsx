import {classNames} from './class-names.ts'

/** A monogram in a circle for a company without a logo. Decorative, because the name is next to it. */
export function Seal({text, className}: {text: string | null | undefined; className: string}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full border border-rule bg-tint font-serif text-sm font-semibold text-link -outline-offset-4 [outline:1px_solid_var(--rule)]',
        className,
      )}
    >
      {text?.slice(0, 3)}
    </span>
  )
}
