import {classNames} from './class-names.ts'

export type ButtonStyle = 'primary' | 'secondary' | 'text'

const shared =
  'inline-flex min-h-12 items-center gap-2 rounded-sm text-base leading-tight font-semibold transition-colors'

const styles = {
  // The border shows in forced colors, which remove the fill.
  primary:
    'justify-center border border-transparent bg-fill px-[min(1.25rem,5vw)] sm:px-6 py-3 text-center text-on-fill hover:bg-fill-hover active:opacity-85',
  secondary:
    'justify-center border border-current px-[min(1.25rem,5vw)] sm:px-6 py-3 text-center text-link hover:bg-tint active:opacity-70',
  text: 'text-left text-link decoration-accent decoration-1 underline underline-offset-[0.35em] hover:decoration-2 active:opacity-70',
} as const satisfies Record<ButtonStyle, string>

export function buttonClass(style: ButtonStyle): string {
  return classNames(shared, styles[style])
}
